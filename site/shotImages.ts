import type { Lang } from './languages';

/** Formats of every picture, in the order in which a browser is offered them; all browsers of `site/browsers.ts` read the last one. */
export const SHOT_FORMATS = ['avif', 'webp'] as const;

/** Themes of the report, each with its own files. */
export const SHOT_THEMES = ['light', 'dark'] as const;

/** Pixels of a file per px of the report: sharp on dense screens and when enlarged. */
export const SHOT_DENSITY = 1.5;

/**
 * Address of a picture's files without theme and ending.
 * @returns such as `/images/report/overall-zh`, which stands for `…-light` and `…-dark`, each in every format
 */
export const shotAddress = (name: string, lang: Lang): string => `/images/report/${name}-${lang}`;
