import { defineWords } from './types';

/** What a page says that is shown in English, because its language has no translation of it yet. */
export const TRANSLATION_WORDS = defineWords({
  untranslatedTitle: { en: 'Not translated yet', zh: '尚未翻译' },
  untranslatedText: {
    en: "This page hasn't been translated yet, so you see it in English.",
    zh: '本页还没有译文，下面是英文原文。',
  },
});
