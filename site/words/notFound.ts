import { defineWords } from './types';

/** Words of the 404 page beside those of the host. */
export const NOT_FOUND_WORDS = defineWords({
  notFoundReason: {
    en: 'The address may be mistyped, or the page has moved.',
    zh: '地址可能有误，或者页面已经移动。',
  },
});
