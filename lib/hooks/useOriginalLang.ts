import { useLang } from '@rspress/core/runtime';
import { fullLang } from '../../site/inLang';
import type { FullLang, Lang } from '../../site/languages';

/**
 * The language of pictures of the report, which exist in full languages only: that of the page, or the default one in place
 * of a language that is being translated. What is said about a picture is in the picture's language.
 */
export const useOriginalLang = (): FullLang => fullLang(useLang() as Lang);
export { useOriginalLang as useShotLang };
