// Cairo as Swift sees it: used to draw.
#pragma once
#include <cairo.h>
#include <cairo-ft.h>
#include <cairo-pdf.h>
