#include "CICUWords.h"

static const uint8_t khmer[] = {
#embed "words/khmer.words"
};

static const uint8_t lao[] = {
#embed "words/lao.words"
};

const uint8_t *cicu_khmer_words(size_t *length) {
  *length = sizeof khmer;
  return khmer;
}

const uint8_t *cicu_lao_words(size_t *length) {
  *length = sizeof lao;
  return lao;
}
