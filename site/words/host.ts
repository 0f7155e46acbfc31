import { defineWords } from './types';

/** Strings of the host that the specification words differently. The keys are the host's. */
export const HOST_WORDS = defineWords({
  outlineTitle: { en: 'ON THIS PAGE', zh: '本页目录' },
  prevPageText: { en: 'Previous Page', zh: '上一页' },
  nextPageText: { en: 'Next Page', zh: '下一页' },
  sourceCodeText: { en: 'Source', zh: '源码' },
  editLinkText: { en: 'Edit this page', zh: '编辑此页' },
  searchPlaceholderText: { en: 'Search docs', zh: '搜索文档' },
  notFoundText: { en: 'PAGE NOT FOUND', zh: '页面未找到' },
  takeMeHomeText: { en: 'Take me home', zh: '返回首页' },
});
