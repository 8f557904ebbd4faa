// HarfBuzz as Swift sees it.
#pragma once
#include <hb.h>
#include <hb-ot.h>
