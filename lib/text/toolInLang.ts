import type { Lang } from '../../site/languages';
import type { ToolLink } from '../../site/tools';

/** Language of the tools' own sites for the path of a page: Chinese when it contains zh, otherwise English. */
export const langOfPath = (path: string): Lang => (path.includes('zh') ? 'zh' : 'en');

/** A tool in one language; tools without an English address have one for all. */
export const toolInLang = ({ desc, descEn, url, urlEn, ...tool }: ToolLink, lang: Lang) =>
  lang === 'zh' ? { ...tool, desc, url } : { ...tool, desc: descEn, url: urlEn ?? url };
