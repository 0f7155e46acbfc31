import { defineWords } from './types';

/** Words of the list of posts. */
export const BLOG_WORDS = defineWords({
  readingTime: { en: '{count} min read', zh: '阅读约 {count} 分钟' },
});
