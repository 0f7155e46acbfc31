import { defineWords } from './types';

/** Words of the picture zoom. */
export const ZOOM_WORDS = defineWords({
  zoomImage: { en: 'Enlarge picture: ', zh: '放大图片：' },
  zoomClose: { en: 'Close', zh: '关闭' },
});
