import { LANGS, type Lang } from '../../../site/languages';
import { CHINESE_SITES } from '../../../site/linkHosts';

/** A picture of the report, which there is in each language: `/images/report/overall-zh-light.webp`. */
const REPORT_PICTURE = new RegExp(`^(/images/report/.+)-(${LANGS.join('|')})-(light|dark)(\\.\\w+)$`);

/**
 * Makes the two languages of one picture, or of one page of another site, alike.
 * @param value address, or any other value of a page
 * @param lang language of the page
 * @returns the address without its language when that is the page's; everything else as it is
 */
export function inAnyLang<Value>(value: Value, lang: Lang): Value | string {
  if (typeof value !== 'string') return value;
  const [, name, own, theme, ending] = REPORT_PICTURE.exec(value) ?? [];
  if (name && own === lang) return `${name}-*-${theme}${ending}`;
  const [english, chinese] =
    CHINESE_SITES.find(([, start]) => lang === 'zh' && value.startsWith(start)) ?? [];
  return english && chinese ? value.replace(chinese, english) : value;
}
