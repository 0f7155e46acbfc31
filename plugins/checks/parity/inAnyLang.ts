import { DEFAULT_LANG, LANGS, type Lang } from '../../../site/languages';

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

/** Sites whose Chinese pages have a host of their own, by that host. */
const CHINESE_HOSTS: Readonly<Record<string, string>> = {
  'webpack.docschina.org': 'webpack.js.org',
};

/**
 * Makes the two languages of one page of another site alike.
 * @param href address of a link
 * @param lang language of the page that has the link
 * @returns the address of another site without its language, which a translated page may lack and a default one may not name;
 *   every other address as it is
 */
export function linkInAnyLang(href: string, lang: Lang): string {
  const [, host = '', rest = ''] = /^https:\/\/([^/]+)(.*)$/.exec(href) ?? [];
  if (host === '') return href;
  if (lang === 'zh' && CHINESE_HOSTS[host]) return `https://${CHINESE_HOSTS[host]}${rest}`;
  const langs = [...new Set([DEFAULT_LANG, lang])].join('|');
  return `https://${host}${rest.replace(new RegExp(`^/(?:${langs})(?:-[a-z]+)?(?:/$|(?=/)|$)`, 'i'), '')}`;
}
