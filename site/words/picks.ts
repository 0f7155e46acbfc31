import type { Lang } from '../languages';
import { FACETS, type Facet, type PICKS } from '../picks';
import { defineWords, type Text } from './types';

export const PICK_WORDS = defineWords<Facet | 'form'>({
  form: { en: 'Your project', zh: '你的项目' },
  tool: { en: 'Build tool', zh: '构建工具' },
  pm: { en: 'Package manager', zh: '包管理器' },
  shell: { en: 'Terminal', zh: '终端' },
  format: { en: 'Config format', zh: '配置文件格式' },
  layout: { en: 'Repository', zh: '仓库' },
});

const same = (name: string): Text => ({ en: name, zh: name });

/** Names of the values, facet by facet; also the labels of variants where scripts do not run. */
export const PICK_NAMES: { readonly [F in Facet]: Readonly<Record<(typeof PICKS)[F][number], Text>> } = {
  tool: {
    rspack: same('Rspack'),
    rsbuild: same('Rsbuild'),
    webpack: same('webpack'),
    'next-js': same('Next.js'),
    rspress: same('Rspress'),
    rslib: same('Rslib'),
    'modern-js': same('Modern.js'),
    'vue-cli': same('Vue CLI'),
    docusaurus: same('Docusaurus'),
    storybook: same('Storybook'),
    nuxt: same('Nuxt'),
    other: { en: 'Another tool', zh: '其他工具' },
  },
  pm: { npm: same('npm'), yarn: same('yarn'), pnpm: same('pnpm'), bun: same('bun') },
  shell: {
    unix: { en: 'macOS, Linux', zh: 'macOS、Linux' },
    powershell: same('PowerShell'),
    cmd: same('cmd.exe'),
  },
  format: { esm: same('ESM'), cjs: same('CommonJS'), ts: same('TypeScript') },
  layout: { single: { en: 'One package', zh: '单个包' }, monorepo: { en: 'Monorepo', zh: 'monorepo' } },
};

/** For which choices something is meant: facet → values, with spaces between them. */
export type PickCase = Readonly<Partial<Record<Facet, string | undefined>>>;

const LIST_COMMA: Text = { en: ', ', zh: '、' };

/** The heading of a variant where all of them stand one after another, such as `Rspack, webpack · ESM`. */
export const pickLabel = (meant: PickCase, lang: Lang): string =>
  FACETS.flatMap((facet) => {
    const names: Readonly<Record<string, Text>> = PICK_NAMES[facet];
    const chosen = (meant[facet] ?? '').split(' ').flatMap((value) => names[value]?.[lang] ?? []);
    return chosen.length > 0 ? [chosen.join(LIST_COMMA[lang])] : [];
  }).join(' · ');
