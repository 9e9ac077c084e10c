#include "web_assets.h"

#include <string.h>

// `#embed` came with C23; clang accepts it in earlier dialects too, with this warning.
#pragma clang diagnostic ignored "-Wc23-extensions"

// A text's bytes, terminated by a zero.
#define TEXT (const unsigned char[])

static const unsigned char tour[] = {
#embed "web/tour.txt"
};

typedef struct {
  const char *name;
  const unsigned char *text;
} file;

static const file contract[] = {
    {"head", TEXT {
#embed "contract/head.yaml" suffix(, 0)
    }},
    {"paths", TEXT {
#embed "contract/paths.yaml" suffix(, 0)
    }},
    {"components", TEXT {
#embed "contract/components.yaml" suffix(, 0)
    }},
    {"requests", TEXT {
#embed "contract/requests.yaml" suffix(, 0)
    }},
};

static const file cases[] = {
    {"controllers", TEXT {
#embed "cases/controllers.txt" suffix(, 0)
    }},
    {"queries", TEXT {
#embed "cases/queries.txt" suffix(, 0)
    }},
    {"views", TEXT {
#embed "cases/views.txt" suffix(, 0)
    }},
    {"windows", TEXT {
#embed "cases/windows.txt" suffix(, 0)
    }},
};

static const file probe[] = {
    {"README.md", TEXT {
#embed "probe/README.md" suffix(, 0)
    }},
    {"App/AppDelegate.swift", TEXT {
#embed "probe/App/AppDelegate.swift" suffix(, 0)
    }},
    {"App/Classic-Info.plist", TEXT {
#embed "probe/App/Classic-Info.plist" suffix(, 0)
    }},
    {"App/Scenes-Info.plist", TEXT {
#embed "probe/App/Scenes-Info.plist" suffix(, 0)
    }},
    {"Tests/Cases.swift", TEXT {
#embed "probe/Tests/Cases.swift" suffix(, 0)
    }},
    {"Tests/Told.swift", TEXT {
#embed "probe/Tests/Told.swift" suffix(, 0)
    }},
    {"Tests/Watched.swift", TEXT {
#embed "probe/Tests/Watched.swift" suffix(, 0)
    }},
};

static const file files[] = {
    {"along.js", TEXT {
#embed "web/along.js" suffix(, 0)
    }},
    {"app.js", TEXT {
#embed "web/app.js" suffix(, 0)
    }},
    {"ask.js", TEXT {
#embed "web/ask.js" suffix(, 0)
    }},
    {"bug-en.json", TEXT {
#embed "web/bug-en.json" suffix(, 0)
    }},
    {"bug-zh-Hans.json", TEXT {
#embed "web/bug-zh-Hans.json" suffix(, 0)
    }},
    {"bug.css", TEXT {
#embed "web/bug.css" suffix(, 0)
    }},
    {"bug.js", TEXT {
#embed "web/bug.js" suffix(, 0)
    }},
    {"cards.js", TEXT {
#embed "web/cards.js" suffix(, 0)
    }},
    {"chapters.js", TEXT {
#embed "web/chapters.js" suffix(, 0)
    }},
    {"choices.js", TEXT {
#embed "web/choices.js" suffix(, 0)
    }},
    {"class-en.json", TEXT {
#embed "web/class-en.json" suffix(, 0)
    }},
    {"class-zh-Hans.json", TEXT {
#embed "web/class-zh-Hans.json" suffix(, 0)
    }},
    {"class.css", TEXT {
#embed "web/class.css" suffix(, 0)
    }},
    {"classroom.js", TEXT {
#embed "web/classroom.js" suffix(, 0)
    }},
    {"code.js", TEXT {
#embed "web/code.js" suffix(, 0)
    }},
    {"desk-en.json", TEXT {
#embed "web/desk-en.json" suffix(, 0)
    }},
    {"desk-zh-Hans.json", TEXT {
#embed "web/desk-zh-Hans.json" suffix(, 0)
    }},
    {"desk.css", TEXT {
#embed "web/desk.css" suffix(, 0)
    }},
    {"docs.js", TEXT {
#embed "web/docs.js" suffix(, 0)
    }},
    {"docs/guide.md", TEXT {
#embed "web/docs/guide.md" suffix(, 0)
    }},
    {"docs/operating.md", TEXT {
#embed "web/docs/operating.md" suffix(, 0)
    }},
    {"editor.css", TEXT {
#embed "web/editor.css" suffix(, 0)
    }},
    {"editor.js", TEXT {
#embed "web/editor.js" suffix(, 0)
    }},
    {"embed.css", TEXT {
#embed "web/embed.css" suffix(, 0)
    }},
    {"en.json", TEXT {
#embed "web/en.json" suffix(, 0)
    }},
    {"events.js", TEXT {
#embed "web/events.js" suffix(, 0)
    }},
    {"fenestra-stage.js", TEXT {
#embed "web/fenestra-stage.js" suffix(, 0)
    }},
    {"followed.js", TEXT {
#embed "web/followed.js" suffix(, 0)
    }},
    {"help-en.json", TEXT {
#embed "web/help-en.json" suffix(, 0)
    }},
    {"help-zh-Hans.json", TEXT {
#embed "web/help-zh-Hans.json" suffix(, 0)
    }},
    {"help.js", TEXT {
#embed "web/help.js" suffix(, 0)
    }},
    {"hero.js", TEXT {
#embed "web/hero.js" suffix(, 0)
    }},
    {"home-en.json", TEXT {
#embed "web/home-en.json" suffix(, 0)
    }},
    {"home-zh-Hans.json", TEXT {
#embed "web/home-zh-Hans.json" suffix(, 0)
    }},
    {"home.css", TEXT {
#embed "web/home.css" suffix(, 0)
    }},
    {"home.js", TEXT {
#embed "web/home.js" suffix(, 0)
    }},
    {"html.js", TEXT {
#embed "web/html.js" suffix(, 0)
    }},
    {"icon.svg", TEXT {
#embed "web/icon.svg" suffix(, 0)
    }},
    {"index.html", TEXT {
#embed "web/index.html" suffix(, 0)
    }},
    {"inspector.js", TEXT {
#embed "web/inspector.js" suffix(, 0)
    }},
    {"ladder.js", TEXT {
#embed "web/ladder.js" suffix(, 0)
    }},
    {"lesson.css", TEXT {
#embed "web/lesson.css" suffix(, 0)
    }},
    {"lesson.js", TEXT {
#embed "web/lesson.js" suffix(, 0)
    }},
    {"markdown.js", TEXT {
#embed "web/markdown.js" suffix(, 0)
    }},
    {"lessons.json", TEXT {
#embed "web/lessons.json" suffix(, 0)
    }},
    {"listing.js", TEXT {
#embed "web/listing.js" suffix(, 0)
    }},
    {"live.js", TEXT {
#embed "web/live.js" suffix(, 0)
    }},
    {"look.js", TEXT {
#embed "web/look.js" suffix(, 0)
    }},
    {"moments.js", TEXT {
#embed "web/moments.js" suffix(, 0)
    }},
    {"move.js", TEXT {
#embed "web/move.js" suffix(, 0)
    }},
    {"myth.js", TEXT {
#embed "web/myth.js" suffix(, 0)
    }},
    {"offline-en.json", TEXT {
#embed "web/offline-en.json" suffix(, 0)
    }},
    {"offline-zh-Hans.json", TEXT {
#embed "web/offline-zh-Hans.json" suffix(, 0)
    }},
    {"page.css", TEXT {
#embed "web/page.css" suffix(, 0)
    }},
    {"palette.js", TEXT {
#embed "web/palette.js" suffix(, 0)
    }},
    {"part.js", TEXT {
#embed "web/part.js" suffix(, 0)
    }},
    {"phone.js", TEXT {
#embed "web/phone.js" suffix(, 0)
    }},
    {"pips.js", TEXT {
#embed "web/pips.js" suffix(, 0)
    }},
    {"playback.js", TEXT {
#embed "web/playback.js" suffix(, 0)
    }},
    {"predict.js", TEXT {
#embed "web/predict.js" suffix(, 0)
    }},
    {"present.js", TEXT {
#embed "web/present.js" suffix(, 0)
    }},
    {"qr.js", TEXT {
#embed "web/qr.js" suffix(, 0)
    }},
    {"reading.js", TEXT {
#embed "web/reading.js" suffix(, 0)
    }},
    {"recap.js", TEXT {
#embed "web/recap.js" suffix(, 0)
    }},
    {"repair.js", TEXT {
#embed "web/repair.js" suffix(, 0)
    }},
    {"replies-zh-Hans.json", TEXT {
#embed "web/replies-zh-Hans.json" suffix(, 0)
    }},
    {"ribbon.js", TEXT {
#embed "web/ribbon.js" suffix(, 0)
    }},
    {"routing.js", TEXT {
#embed "web/routing.js" suffix(, 0)
    }},
    {"rule.js", TEXT {
#embed "web/rule.js" suffix(, 0)
    }},
    {"rules-zh-Hans.json", TEXT {
#embed "web/rules-zh-Hans.json" suffix(, 0)
    }},
    {"search.js", TEXT {
#embed "web/search.js" suffix(, 0)
    }},
    {"service.js", TEXT {
#embed "web/service.js" suffix(, 0)
    }},
    {"session.js", TEXT {
#embed "web/session.js" suffix(, 0)
    }},
    {"share.js", TEXT {
#embed "web/share.js" suffix(, 0)
    }},
    {"skins.js", TEXT {
#embed "web/skins.js" suffix(, 0)
    }},
    {"sources.js", TEXT {
#embed "web/sources.js" suffix(, 0)
    }},
    {"starters.js", TEXT {
#embed "web/starters.js" suffix(, 0)
    }},
    {"steps.css", TEXT {
#embed "web/steps.css" suffix(, 0)
    }},
    {"steps.js", TEXT {
#embed "web/steps.js" suffix(, 0)
    }},
    {"stage.css", TEXT {
#embed "web/stage.css" suffix(, 0)
    }},
    {"stage.js", TEXT {
#embed "web/stage.js" suffix(, 0)
    }},
    {"store.js", TEXT {
#embed "web/store.js" suffix(, 0)
    }},
    {"sw.js", TEXT {
#embed "web/sw.js" suffix(, 0)
    }},
    {"telling.js", TEXT {
#embed "web/telling.js" suffix(, 0)
    }},
    {"timeline.js", TEXT {
#embed "web/timeline.js" suffix(, 0)
    }},
    {"touched.js", TEXT {
#embed "web/touched.js" suffix(, 0)
    }},
    {"tree.js", TEXT {
#embed "web/tree.js" suffix(, 0)
    }},
    {"trial.js", TEXT {
#embed "web/trial.js" suffix(, 0)
    }},
    {"undo.js", TEXT {
#embed "web/undo.js" suffix(, 0)
    }},
    {"verdict.js", TEXT {
#embed "web/verdict.js" suffix(, 0)
    }},
    {"why-en.json", TEXT {
#embed "web/why-en.json" suffix(, 0)
    }},
    {"why-zh-Hans.json", TEXT {
#embed "web/why-zh-Hans.json" suffix(, 0)
    }},
    {"why.css", TEXT {
#embed "web/why.css" suffix(, 0)
    }},
    {"why.js", TEXT {
#embed "web/why.js" suffix(, 0)
    }},
    {"words.js", TEXT {
#embed "web/words.js" suffix(, 0)
    }},
    {"yaml.js", TEXT {
#embed "web/yaml.js" suffix(, 0)
    }},
    {"zh-Hans.json", TEXT {
#embed "web/zh-Hans.json" suffix(, 0)
    }},
    {"lessons/01-screen-window-view.json", TEXT {
#embed "web/lessons/01-screen-window-view.json" suffix(, 0)
    }},
    {"lessons/02-launch.json", TEXT {
#embed "web/lessons/02-launch.json" suffix(, 0)
    }},
    {"lessons/03-levels.json", TEXT {
#embed "web/lessons/03-levels.json" suffix(, 0)
    }},
    {"lessons/04-notifications.json", TEXT {
#embed "web/lessons/04-notifications.json" suffix(, 0)
    }},
    {"lessons/05-three-ways.json", TEXT {
#embed "web/lessons/05-three-ways.json" suffix(, 0)
    }},
    {"lessons/06-three-windows.json", TEXT {
#embed "web/lessons/06-three-windows.json" suffix(, 0)
    }},
    {"lessons/07-order.json", TEXT {
#embed "web/lessons/07-order.json" suffix(, 0)
    }},
    {"lessons/08-shown-not-key.json", TEXT {
#embed "web/lessons/08-shown-not-key.json" suffix(, 0)
    }},
    {"lessons/09-view-window.json", TEXT {
#embed "web/lessons/09-view-window.json" suffix(, 0)
    }},
    {"lessons/10-find-key-window.json", TEXT {
#embed "web/lessons/10-find-key-window.json" suffix(, 0)
    }},
    {"lessons/11-current-controller.json", TEXT {
#embed "web/lessons/11-current-controller.json" suffix(, 0)
    }},
    {"lessons/12-last-object.json", TEXT {
#embed "web/lessons/12-last-object.json" suffix(, 0)
    }},
    {"lessons/13-insert-subview.json", TEXT {
#embed "web/lessons/13-insert-subview.json" suffix(, 0)
    }},
    {"lessons/14-touch-or-shake.json", TEXT {
#embed "web/lessons/14-touch-or-shake.json" suffix(, 0)
    }},
    {"lessons/15-tap-takes-key.json", TEXT {
#embed "web/lessons/15-tap-takes-key.json" suffix(, 0)
    }},
    {"lessons/16-kept-alive.json", TEXT {
#embed "web/lessons/16-kept-alive.json" suffix(, 0)
    }},
    {"lessons/17-present-from.json", TEXT {
#embed "web/lessons/17-present-from.json" suffix(, 0)
    }},
    {"lessons/18-out-of-reach.json", TEXT {
#embed "web/lessons/18-out-of-reach.json" suffix(, 0)
    }},
    {"lessons/19-coordinates.json", TEXT {
#embed "web/lessons/19-coordinates.json" suffix(, 0)
    }},
    {"lessons/20-change-content.json", TEXT {
#embed "web/lessons/20-change-content.json" suffix(, 0)
    }},
    {"lessons/21-root-view.json", TEXT {
#embed "web/lessons/21-root-view.json" suffix(, 0)
    }},
    {"lessons/22-push.json", TEXT {
#embed "web/lessons/22-push.json" suffix(, 0)
    }},
    {"lessons/23-pop.json", TEXT {
#embed "web/lessons/23-pop.json" suffix(, 0)
    }},
    {"lessons/24-present.json", TEXT {
#embed "web/lessons/24-present.json" suffix(, 0)
    }},
    {"lessons/25-dismiss.json", TEXT {
#embed "web/lessons/25-dismiss.json" suffix(, 0)
    }},
    {"lessons/26-tabs.json", TEXT {
#embed "web/lessons/26-tabs.json" suffix(, 0)
    }},
    {"lessons/27-scenes.json", TEXT {
#embed "web/lessons/27-scenes.json" suffix(, 0)
    }},
    {"lessons/28-scene-delegate.json", TEXT {
#embed "web/lessons/28-scene-delegate.json" suffix(, 0)
    }},
    {"lessons/29-pass-through.json", TEXT {
#embed "web/lessons/29-pass-through.json" suffix(, 0)
    }},
    {"lessons/30-above-keyboard.json", TEXT {
#embed "web/lessons/30-above-keyboard.json" suffix(, 0)
    }},
    {"lessons/31-present-today.json", TEXT {
#embed "web/lessons/31-present-today.json" suffix(, 0)
    }},
    {"lessons/32-view-is-appearing.json", TEXT {
#embed "web/lessons/32-view-is-appearing.json" suffix(, 0)
    }},
};

web_asset web_tour(void) { return (web_asset){tour, sizeof tour}; }
static web_asset found(const file *files, size_t count, const char *name) {
  for (size_t index = 0; index < count; index++) {
    if (strcmp(files[index].name, name) != 0) continue;
    return (web_asset){files[index].text, strlen((const char *)files[index].text)};
  }
  return (web_asset){NULL, 0};
}

web_asset web_contract(const char *name) {
  return found(contract, sizeof contract / sizeof *contract, name);
}

web_asset web_cases(const char *name) { return found(cases, sizeof cases / sizeof *cases, name); }

web_asset web_probe(const char *name) { return found(probe, sizeof probe / sizeof *probe, name); }

web_asset web_file(const char *name) { return found(files, sizeof files / sizeof *files, name); }

const char *web_file_name(size_t number) {
  return number < sizeof files / sizeof *files ? files[number].name : NULL;
}
