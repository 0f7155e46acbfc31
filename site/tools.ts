import type { Lang } from './languages';

/** Names of our own drawn marks, one per tool; `components/ui/ToolMark.tsx` draws them. */
export type ToolLogo = 'bundle' | 'bolt' | 'page' | 'blocks' | 'pulse' | 'flask' | 'star';

/** One sibling tool of the family, shown in the switcher of the navigation bar and on the landing page. */
export interface ToolLink {
  readonly name: string;
  readonly desc: string;
  readonly descEn: string;
  readonly logo: ToolLogo;
  /** The tool's site; its Chinese side when `urlEn` is given. */
  readonly url: string;
  /** The English side of the tool's site, where it has two. */
  readonly urlEn?: string;
  /** Factor by which the mark is drawn larger or smaller, so that all marks look equally heavy. */
  readonly logoScale?: number;
}

const sibling = (
  name: string,
  logo: ToolLogo,
  descEn: string,
  desc: string,
  logoScale?: number,
): ToolLink => {
  const urlEn = `https://${name.toLowerCase()}.rs/`;
  return { name, desc, descEn, logo, url: `${urlEn}zh/`, urlEn, ...(logoScale && { logoScale }) };
};

/** The family in the order in which it is shown: six tools, then the list of everything around them. */
export const TOOLS: readonly ToolLink[] = [
  sibling('Rspack', 'bundle', 'Bundler written in Rust', '用 Rust 编写的打包工具'),
  sibling('Rsbuild', 'bolt', 'Build tool for web apps', '面向 Web 应用的构建工具', 1.1),
  sibling('Rspress', 'page', 'Static site generator', '静态站点生成器'),
  sibling('Rslib', 'blocks', 'Library development tool', '库开发工具'),
  sibling('Rsdoctor', 'pulse', 'Build analyzer', '构建分析器'),
  sibling('Rstest', 'flask', 'Testing framework', '测试框架'),
  {
    name: 'Awesome Rstack',
    desc: '插件、模板与文章精选',
    descEn: 'Curated plugins, templates, and articles',
    logo: 'star',
    url: 'https://github.com/rstackjs/awesome-rstack',
  },
];

/** Language of the tools' own sites for the path of a page: Chinese when it contains zh, otherwise English. */
export const langOfPath = (path: string): Lang => (path.includes('zh') ? 'zh' : 'en');

/** A tool in one language; tools without an English address have one for all. */
export const toolInLang = ({ desc, descEn, url, urlEn, ...tool }: ToolLink, lang: Lang) =>
  lang === 'zh' ? { ...tool, desc, url } : { ...tool, desc: descEn, url: urlEn ?? url };
