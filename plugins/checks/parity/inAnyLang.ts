import { LANGS, type Lang } from '../../../site/languages';

/** A picture of the report, which there is in each language: `/images/report/overall-zh-light.webp`. */
const REPORT_PICTURE = new RegExp(`^(/images/report/.+)-(${LANGS.join('|')})-(light|dark)(\\.\\w+)$`);

/** A page of another site that has it in Chinese as well: `https://rspack.rs/zh/config`. */
const CHINESE_PAGE = /^(https:\/\/(?:(?:rsbuild|rslib|rspack|rspress)\.rs|lynxjs\.org))\/zh(?=\/|$)/;

/**
 * Makes the addresses of one page in two languages alike.
 * @param href target of a link
 * @param lang language of the page with the link
 */
export const linkInAnyLang = (href: string, lang: Lang): string =>
  lang === 'zh' ? href.replace(CHINESE_PAGE, '$1') : href;

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
