// Cairo, loaded on first use, so that a process that draws no bitmaps neither links nor starts it.
#pragma once

#pragma clang assume_nonnull begin

/// A cairo drawing.
typedef struct _cairo cairo;
/// Cairo's matrix: x' = xx x + xy y + x0, y' = yx x + yy y + y0.
typedef struct {
  double xx, yx, xy, yy, x0, y0;
} cairo_matrix;

/// Receives bytes of a PNG; returns whether it succeeded.
typedef int (*cairo_writer)(void *context, const unsigned char *bytes, unsigned length);

/// Loads cairo; returns the error, or NULL. Call it before any other function. Thread-safe.
const char *_Nullable cairo_load(void);

/// Starts a drawing on a transparent image, or returns NULL if memory ran out. Free it with `cairo_end`.
cairo *_Nullable cairo_begin(int width, int height);
void cairo_end(cairo *drawing);
/// Writes the image as a PNG; returns whether everything was drawn and written.
int cairo_write(cairo *drawing, cairo_writer writer, void *context);

/// Saves the clip, until `cairo_give_back`.
void cairo_keep(cairo *drawing);
void cairo_give_back(cairo *drawing);
void cairo_begin_group(cairo *drawing);
/// Draws everything since `cairo_begin_group`, with an opacity.
void cairo_end_group(cairo *drawing, double opacity);

// All in pixels: a path is everything that was added to it since it was last used.

/// Adds a closed shape to the path: x and y of each corner.
void cairo_add_polygon(cairo *drawing, const double *corners, int count);
/// Adds the outlines of a text, in a font family, to the path. Its baseline starts or ends at the origin of
/// `matrix`.
void cairo_add_text(cairo *drawing, const char *text, const char *family, double size,
                    cairo_matrix matrix, int ends);
/// Clips to the path, and clears it.
void cairo_clip_to_path(cairo *drawing);
/// Fills the path, and clears it unless `keeps` is set.
void cairo_fill_path(cairo *drawing, double red, double green, double blue, double opacity, int keeps);
/// Draws a line along the path, and clears it unless `keeps` is set.
void cairo_stroke_path(cairo *drawing, double red, double green, double blue, double width, int keeps);

#pragma clang assume_nonnull end
