import type { Lang } from '../../site/languages';
import type { ToolLink } from '../../site/tools';

/** Language of the tools' own sites for the path of a page: Chinese when it contains zh, otherwise English. */
export function langOfPath(path: string): Lang {
  return path.includes('zh') ? 'zh' : 'en';
}

/** A tool in one language: what is shown and where it leads. */
interface ToolInLang extends Pick<ToolLink, 'name' | 'logo' | 'logoScale'> {
  readonly desc: string;
  readonly url: string;
}

/** A tool in one language; tools without an English address have one for all. */
export function toolInLang(
  { name, logo, logoScale, desc, descEn, url, urlEn }: ToolLink,
  lang: Lang,
): ToolInLang {
  const english = lang !== 'zh';
  return { name, logo, logoScale, desc: english ? descEn : desc, url: english ? (urlEn ?? url) : url };
}
