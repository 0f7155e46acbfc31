import { LANGS, type Lang } from '../../../site/languages';

/** A picture of the report, which there is in each language: `/images/report/overall-zh-light.webp`. */
const REPORT_PICTURE = new RegExp(`^(/images/report/.+)-(${LANGS.join('|')})-(light|dark)(\\.\\w+)$`);

/**
 * Makes the two languages of one picture alike.
 * @param value address of a picture, or any other value of a page
 * @param lang language of the page
 * @returns the address without its language when that is the one of the page's pictures; everything else as it is
 */
export function inAnyLang<Value>(value: Value, lang: Lang): Value | string {
  const [, name, own, theme, ending] = (typeof value === 'string' && REPORT_PICTURE.exec(value)) || [];
  return name && own === lang ? `${name}-*-${theme}${ending}` : value;
}
