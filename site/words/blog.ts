import { defineWords } from './types';

/** Words of the list of posts. */
export const BLOG_WORDS = defineWords({
  readingTime: { en: '{count} min read', zh: '阅读约 {count} 分钟' },
  articles: { en: 'Articles', zh: '专题文章' },
  releases: { en: 'Release notes', zh: '版本发布' },
});
