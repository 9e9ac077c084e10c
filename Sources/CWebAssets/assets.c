#include "web_assets.h"

#include <string.h>

// `#embed` came with C23; clang takes it in earlier dialects too, with this warning.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char tour[] = {
#embed "web/tour.txt"
};
static const unsigned char openapi[] = {
#embed "../../openapi.yaml"
};

static const unsigned char file_app_js[] = {
#embed "web/app.js"
};
static const unsigned char file_classroom_js[] = {
#embed "web/classroom.js"
};
static const unsigned char file_code_js[] = {
#embed "web/code.js"
};
static const unsigned char file_docs_js[] = {
#embed "web/docs.js"
};
static const unsigned char file_en_json[] = {
#embed "web/en.json"
};
static const unsigned char file_home_js[] = {
#embed "web/home.js"
};
static const unsigned char file_html_js[] = {
#embed "web/html.js"
};
static const unsigned char file_icon_svg[] = {
#embed "web/icon.svg"
};
static const unsigned char file_index_html[] = {
#embed "web/index.html"
};
static const unsigned char file_inspector_js[] = {
#embed "web/inspector.js"
};
static const unsigned char file_ladder_js[] = {
#embed "web/ladder.js"
};
static const unsigned char file_lesson_key_window_json[] = {
#embed "web/lesson-key-window.json"
};
static const unsigned char file_lesson_levels_json[] = {
#embed "web/lesson-levels.json"
};
static const unsigned char file_lesson_shake_json[] = {
#embed "web/lesson-shake.json"
};
static const unsigned char file_lesson_vanishing_json[] = {
#embed "web/lesson-vanishing.json"
};
static const unsigned char file_lesson_js[] = {
#embed "web/lesson.js"
};
static const unsigned char file_lessons_json[] = {
#embed "web/lessons.json"
};
static const unsigned char file_live_js[] = {
#embed "web/live.js"
};
static const unsigned char file_page_css[] = {
#embed "web/page.css"
};
static const unsigned char file_palette_js[] = {
#embed "web/palette.js"
};
static const unsigned char file_part_js[] = {
#embed "web/part.js"
};
static const unsigned char file_routing_js[] = {
#embed "web/routing.js"
};
static const unsigned char file_rule_js[] = {
#embed "web/rule.js"
};
static const unsigned char file_rules_zh_Hans_json[] = {
#embed "web/rules-zh-Hans.json"
};
static const unsigned char file_service_js[] = {
#embed "web/service.js"
};
static const unsigned char file_stage_css[] = {
#embed "web/stage.css"
};
static const unsigned char file_stage_js[] = {
#embed "web/stage.js"
};
static const unsigned char file_store_js[] = {
#embed "web/store.js"
};
static const unsigned char file_timeline_js[] = {
#embed "web/timeline.js"
};
static const unsigned char file_tree_js[] = {
#embed "web/tree.js"
};
static const unsigned char file_words_js[] = {
#embed "web/words.js"
};
static const unsigned char file_yaml_js[] = {
#embed "web/yaml.js"
};
static const unsigned char file_zh_Hans_json[] = {
#embed "web/zh-Hans.json"
};

#define FILE(name, bytes) {name, bytes, sizeof bytes}
static const web_asset files[] = {
    FILE("app.js", file_app_js),
    FILE("classroom.js", file_classroom_js),
    FILE("code.js", file_code_js),
    FILE("docs.js", file_docs_js),
    FILE("en.json", file_en_json),
    FILE("home.js", file_home_js),
    FILE("html.js", file_html_js),
    FILE("icon.svg", file_icon_svg),
    FILE("index.html", file_index_html),
    FILE("inspector.js", file_inspector_js),
    FILE("ladder.js", file_ladder_js),
    FILE("lesson-key-window.json", file_lesson_key_window_json),
    FILE("lesson-levels.json", file_lesson_levels_json),
    FILE("lesson-shake.json", file_lesson_shake_json),
    FILE("lesson-vanishing.json", file_lesson_vanishing_json),
    FILE("lesson.js", file_lesson_js),
    FILE("lessons.json", file_lessons_json),
    FILE("live.js", file_live_js),
    FILE("page.css", file_page_css),
    FILE("palette.js", file_palette_js),
    FILE("part.js", file_part_js),
    FILE("routing.js", file_routing_js),
    FILE("rule.js", file_rule_js),
    FILE("rules-zh-Hans.json", file_rules_zh_Hans_json),
    FILE("service.js", file_service_js),
    FILE("stage.css", file_stage_css),
    FILE("stage.js", file_stage_js),
    FILE("store.js", file_store_js),
    FILE("timeline.js", file_timeline_js),
    FILE("tree.js", file_tree_js),
    FILE("words.js", file_words_js),
    FILE("yaml.js", file_yaml_js),
    FILE("zh-Hans.json", file_zh_Hans_json),
};

web_asset web_tour(void) { return (web_asset)FILE("tour.txt", tour); }
web_asset web_openapi(void) { return (web_asset)FILE("openapi.yaml", openapi); }

const web_asset *web_file(const char *name) {
  for (size_t index = 0; index < sizeof files / sizeof *files; index++) {
    if (strcmp(files[index].name, name) == 0) return &files[index];
  }
  return NULL;
}
