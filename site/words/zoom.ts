import { defineWords } from './types';

/** Words of the picture zoom. */
export const ZOOM_WORDS = defineWords({
  /** In front of the picture's description, on a picture that can be enlarged. */
  zoomImage: { en: 'Enlarge picture: ', zh: '放大图片：' },
  /** Button beside an enlarged picture. */
  zoomClose: { en: 'Close', zh: '关闭' },
});
