/** The pictures that can be enlarged. */
export const PICTURES = '.rspress-doc img';
