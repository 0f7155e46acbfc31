import type { Lang } from '../../site/languages';
import type { ToolLink } from '../../site/tools';

/**
 * Language of the tools' own sites for a page: Chinese when the path contains zh, otherwise English.
 * @param path path of the page, e.g. `/zh/guide/start/intro`
 */
export function langOfPath(path: string): Lang {
  return path.includes('zh') ? 'zh' : 'en';
}

/** A tool in one language: what is shown and where it leads. */
export interface ToolInLang extends Pick<ToolLink, 'name' | 'logo' | 'logoScale'> {
  readonly desc: string;
  readonly url: string;
}

/**
 * A tool's text and address in a language.
 * @param tool the tool, in both languages
 * @param lang language of the reader; the switcher takes it from `langOfPath`
 * @returns name, mark, description and address in that language; tools without an English address have one for all
 */
export function toolInLang(
  { name, logo, logoScale, desc, descEn, url, urlEn }: ToolLink,
  lang: Lang,
): ToolInLang {
  const english = lang !== 'zh';
  return { name, logo, logoScale, desc: english ? descEn : desc, url: english ? (urlEn ?? url) : url };
}
