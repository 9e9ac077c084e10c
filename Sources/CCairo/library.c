#include "ccairo.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>

typedef struct _cairo_surface surface;
typedef struct {
  double x_bearing, y_bearing, width, height, x_advance, y_advance;
} extents;
typedef int (*write_function)(void *context, const unsigned char *bytes, unsigned length);

// The functions of cairo, in the types of its documentation; its constants are stable.
#define FUNCTIONS(X) \
  X(surface *, cairo_image_surface_create, (int, int, int)) \
  X(void, cairo_surface_destroy, (surface *)) \
  X(int, cairo_surface_write_to_png_stream, (surface *, write_function, void *)) \
  X(cairo *, cairo_create, (surface *)) \
  X(void, cairo_destroy, (cairo *)) \
  X(int, cairo_status, (cairo *)) \
  X(surface *, cairo_get_target, (cairo *)) \
  X(void, cairo_save, (cairo *)) \
  X(void, cairo_restore, (cairo *)) \
  X(void, cairo_set_matrix, (cairo *, const cairo_matrix *)) \
  X(void, cairo_identity_matrix, (cairo *)) \
  X(void, cairo_push_group, (cairo *)) \
  X(void, cairo_pop_group_to_source, (cairo *)) \
  X(void, cairo_paint_with_alpha, (cairo *, double)) \
  X(void, cairo_clip, (cairo *)) \
  X(void, cairo_set_source_rgba, (cairo *, double, double, double, double)) \
  X(void, cairo_fill, (cairo *)) \
  X(void, cairo_fill_preserve, (cairo *)) \
  X(void, cairo_stroke, (cairo *)) \
  X(void, cairo_stroke_preserve, (cairo *)) \
  X(void, cairo_set_line_width, (cairo *, double)) \
  X(void, cairo_set_line_join, (cairo *, int)) \
  X(void, cairo_select_font_face, (cairo *, const char *, int, int)) \
  X(void, cairo_set_font_size, (cairo *, double)) \
  X(void, cairo_text_extents, (cairo *, const char *, extents *)) \
  X(void, cairo_move_to, (cairo *, double, double)) \
  X(void, cairo_line_to, (cairo *, double, double)) \
  X(void, cairo_close_path, (cairo *)) \
  X(void, cairo_text_path, (cairo *, const char *))

#define DECLARE(result, name, parameters) static result(*name) parameters;
FUNCTIONS(DECLARE)

static pthread_once_t once = PTHREAD_ONCE_INIT;
static char failure[256];

static void load(void) {
  void *library = dlopen("libcairo.so.2", RTLD_NOW | RTLD_LOCAL);
  if (library == NULL) {
    snprintf(failure, sizeof failure, "%s", dlerror());
    return;
  }
#define FIND(result, name, parameters) \
  *(void **)&name = dlsym(library, #name); \
  if (name == NULL) snprintf(failure, sizeof failure, "cairo has no %s", #name);
  FUNCTIONS(FIND)
}

const char *cairo_load(void) {
  pthread_once(&once, load);
  return failure[0] == 0 ? NULL : failure;
}

enum { FORMAT_ARGB32 = 0, JOIN_ROUND = 1, STATUS_SUCCESS = 0, STATUS_WRITE_ERROR = 11 };

cairo *cairo_begin(int width, int height) {
  surface *image = cairo_image_surface_create(FORMAT_ARGB32, width, height);
  // The drawing retains the image, and takes over its error if it has one.
  cairo *drawing = cairo_create(image);
  cairo_surface_destroy(image);
  if (cairo_status(drawing) != STATUS_SUCCESS) {
    cairo_destroy(drawing);
    return NULL;
  }
  cairo_set_line_join(drawing, JOIN_ROUND);
  return drawing;
}
void cairo_end(cairo *drawing) { cairo_destroy(drawing); }

typedef struct {
  cairo_writer writer;
  void *context;
} destination;

static int write_part(void *context, const unsigned char *bytes, unsigned length) {
  const destination *end = context;
  return end->writer(end->context, bytes, length) ? STATUS_SUCCESS : STATUS_WRITE_ERROR;
}
int cairo_write(cairo *drawing, cairo_writer writer, void *context) {
  destination end = {writer, context};
  return cairo_status(drawing) == STATUS_SUCCESS &&
         cairo_surface_write_to_png_stream(cairo_get_target(drawing), write_part, &end) ==
           STATUS_SUCCESS;
}

void cairo_keep(cairo *drawing) { cairo_save(drawing); }
void cairo_give_back(cairo *drawing) { cairo_restore(drawing); }
void cairo_begin_group(cairo *drawing) { cairo_push_group(drawing); }
void cairo_end_group(cairo *drawing, double opacity) {
  cairo_pop_group_to_source(drawing);
  cairo_paint_with_alpha(drawing, opacity);
}

void cairo_add_polygon(cairo *drawing, const double *corners, int count) {
  for (int i = 0; i < count; i++) {
    (i == 0 ? cairo_move_to : cairo_line_to)(drawing, corners[2 * i], corners[2 * i + 1]);
  }
  cairo_close_path(drawing);
}
void cairo_add_text(
  cairo *drawing, const char *text, const char *family, double size, cairo_matrix matrix, int ends) {
  cairo_set_matrix(drawing, &matrix);
  cairo_select_font_face(drawing, family, 0, 0);
  cairo_set_font_size(drawing, size);
  extents box = {0};
  if (ends) cairo_text_extents(drawing, text, &box);
  cairo_move_to(drawing, -box.x_advance, 0);
  cairo_text_path(drawing, text);
  cairo_identity_matrix(drawing);
}
void cairo_clip_to_path(cairo *drawing) { cairo_clip(drawing); }
void cairo_fill_path(
  cairo *drawing, double red, double green, double blue, double opacity, int keeps) {
  cairo_set_source_rgba(drawing, red, green, blue, opacity);
  (keeps ? cairo_fill_preserve : cairo_fill)(drawing);
}
void cairo_stroke_path(
  cairo *drawing, double red, double green, double blue, double width, int keeps) {
  cairo_set_source_rgba(drawing, red, green, blue, 1);
  cairo_set_line_width(drawing, width);
  (keeps ? cairo_stroke_preserve : cairo_stroke)(drawing);
}
