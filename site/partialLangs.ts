import { FULL_LANGS, LANGS, type Lang } from './languages';

/** Languages that are being translated. Apart from the other facts, so that no page carries it. */
export const PARTIAL_LANGS: readonly Lang[] = LANGS.filter(
  (lang) => !(FULL_LANGS as readonly Lang[]).includes(lang),
);
