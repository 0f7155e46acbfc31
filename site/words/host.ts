import { defineWords } from './types';

/** Strings of the host that the specification words differently. The keys are the host's. */
export const HOST_WORDS = defineWords({
  /** Above the outline. */
  outlineTitle: { en: 'ON THIS PAGE', zh: '本页目录' },
  /** Below a page, towards its neighbours. */
  prevPageText: { en: 'Previous Page', zh: '上一页' },
  nextPageText: { en: 'Next Page', zh: '下一页' },
  /** Link to the source of a page. */
  sourceCodeText: { en: 'Source', zh: '源码' },
  editLinkText: { en: 'Edit this page', zh: '编辑此页' },
  /** The search button and the field of the dialog. */
  searchPlaceholderText: { en: 'Search docs', zh: '搜索文档' },
  /** 404 page. */
  notFoundText: { en: 'PAGE NOT FOUND', zh: '页面未找到' },
  takeMeHomeText: { en: 'Take me home', zh: '返回首页' },
});
