// HarfBuzz as Swift sees it.
#pragma once
#include <hb-aat.h>
#include <hb.h>
#include <hb-ot.h>
