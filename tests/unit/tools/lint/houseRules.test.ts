/** @module-tag whole-commands */
import { describe, expect, it } from 'vitest';
import { reportedRules, severities } from './reportedRules';

type Case = readonly [fault: string, file: string, code: string];

const FAULTS: Readonly<Record<string, readonly Case[]>> = {
  'house/many-lines': [
    ['a file of 201 lines', 'lib/text/long.ts', `export const long = [\n${'  0,\n'.repeat(199)}];\n`],
    ['a file of 300 lines', 'lib/text/long.ts', `export const long = [\n${'  0,\n'.repeat(298)}];\n`],
  ],
  'max-lines': [
    ['a test of 201 lines', 'tests/unit/long.test.ts', `export const long = [\n${'  0,\n'.repeat(199)}];\n`],
  ],
  '@typescript-eslint/no-explicit-any': [
    ['any', 'lib/text/loose.ts', 'export const loose = (value: any) => String(value);\n'],
  ],
  '@typescript-eslint/no-non-null-assertion': [
    ['!', 'lib/text/sure.ts', 'export const sure = (list: string[]) => list[0]!;\n'],
  ],
  'no-restricted-globals': [
    ['localStorage', 'theme/nav/stored.ts', "export const stored = () => localStorage.getItem('a');\n"],
    ['sessionStorage', 'lib/hooks/stored.ts', "export const stored = () => sessionStorage.getItem('a');\n"],
    ['navigator', 'components/steps/agent.ts', 'export const agent = () => navigator.userAgent;\n'],
    ['a page in a fact', 'site/size.ts', 'export const size = () => window.innerWidth;\n'],
  ],
  'no-restricted-syntax': [
    ['document.body', 'theme/nav/lock.ts', 'export const lock = () => document.body.remove();\n'],
    ['window.document.body', 'theme/nav/lock.ts', 'export const lock = () => window.document.body;\n'],
    [
      'a body taken out',
      'theme/nav/lock.ts',
      'export const lock = () => {\n  const { body } = document;\n  return body;\n};\n',
    ],
    ['window.localStorage', 'lib/hooks/stored.ts', 'export const stored = () => window.localStorage;\n'],
    [
      'a storage in brackets',
      'lib/hooks/stored.ts',
      "export const stored = () => globalThis['localStorage'];\n",
    ],
  ],
  'house/no-catch-all-names': [
    ['a catch-all name', 'lib/text/utils.ts', 'export const utils = 1;\n'],
    ['a catch-all name with a label', 'lib/text/stringHelpers.ts', 'export const stringHelpers = 1;\n'],
    ['a folder', 'theme/common/width.ts', 'export const width = 1;\n'],
    ['a folder of tests', 'tests/unit/misc/width.ts', 'export const width = 1;\n'],
  ],
  'house/file-named-as-export': [
    ['another name', 'lib/text/snippet.ts', "export function shorten() {\n  return '';\n}\n"],
    ['another case', 'theme/nav/toolLinks.ts', 'export const ToolLinks = () => null;\n'],
    [
      'another default',
      'components/steps/Steps.tsx',
      'export default function Step() {\n  return null;\n}\n',
    ],
    ['no export', 'lib/text/snippet.ts', 'const snippet = 1;\nvoid snippet;\n'],
  ],
  'import-x/no-default-export': [
    ['a hook', 'lib/hooks/useIt.ts', 'export default function useIt() {\n  return 1;\n}\n'],
    ['a UI primitive', 'components/ui/Kbd.tsx', 'export default function Kbd() {\n  return null;\n}\n'],
  ],
  'house/no-bare-text': [
    ['text', 'theme/nav/Title.tsx', 'export const Title = () => <h1>Guide</h1>;\n'],
    ['Chinese text', 'components/term/Term.tsx', 'export const Term = () => <b>指南</b>;\n'],
    ['text in braces', 'theme/nav/Title.tsx', "export const Title = () => <h1>{'Guide'}</h1>;\n"],
    [
      'text by language',
      'theme/nav/Title.tsx',
      "export const Title = ({ zh }: { zh: boolean }) => <h1>{zh ? '指南' : null}</h1>;\n",
    ],
    ['a spoken label', 'theme/nav/Menu.tsx', 'export const Menu = () => <nav aria-label="Main" />;\n'],
    ['a label in braces', 'theme/nav/Menu.tsx', 'export const Menu = () => <nav aria-label={`Main`} />;\n'],
    [
      'a text for no image',
      'theme/nav/Logo.tsx',
      'export const Logo = () => <img alt="Logo" src="/a.png" />;\n',
    ],
  ],
  'jsx-a11y/alt-text': [
    ['no text', 'theme/nav/Logo.tsx', 'export const Logo = () => <img src="/a.png" />;\n'],
  ],
  'react-hooks/exhaustive-deps': [
    [
      'a forgotten dependency',
      'lib/hooks/useIt.ts',
      "import { useEffect } from 'react';\n\nexport function useIt(run: () => void) {\n  useEffect(() => run(), []);\n}\n",
    ],
  ],
  'no-warning-comments': [['TODO', 'lib/text/later.ts', '// TODO\nexport const later = 1;\n']],
};

const GOOD: readonly Case[] = [
  [
    'a component',
    'theme/nav/Title.tsx',
    `import { HOST_WORDS } from '../../site/words/host';

/** Says nothing by itself. */
export function Title({ label }: { readonly label: string }) {
  return (
    <h1 title={label} className="title">
      {label} / {HOST_WORDS.editLinkText.en}
      <img alt="" src="/logo.svg" />
    </h1>
  );
}
`,
  ],
  [
    'an author component',
    'components/steps/Steps.tsx',
    "export { Steps as default } from '@rspress/core/theme-original';\n",
  ],
  [
    'a DOM adapter',
    'lib/dom/stored.ts',
    "export const stored = () => localStorage.getItem('a') ?? document.body.id;\n",
  ],
  ['a fact', 'site/pluginOptions.ts', 'export const OPTIONS = [1] as const;\n'],
  ['a constant', 'plugins/checks/siteFacts.ts', 'export const SITE_FACTS = [1] as const;\n'],
  ['a program', 'tools/serve.ts', 'console.log(1);\n'],
  ['a file of 200 lines', 'lib/text/long.ts', `// why\n\nexport const long = [\n${'  0,\n'.repeat(198)}];\n`],
  ['a configuration', 'vitest.config.ts', 'export default {};\n'],
  [
    'a word that only begins like a catch-all name',
    'lib/text/commonPrefix.ts',
    'export const commonPrefix = 1;\n',
  ],
];

describe.each(Object.entries(FAULTS))('house: %s', (rule, cases) => {
  it.each(cases)('reports %s in %s', async (_, file, code) => {
    expect(await reportedRules(file, code)).toEqual([rule]);
  });
});

describe('house: length of a file', () => {
  const long = (lines: number) => `export const long = [\n${'  0,\n'.repeat(lines - 2)}];\n`;

  it('warns above 200 lines and stops above 300', async () => {
    expect(await severities('lib/text/long.ts', long(300))).toEqual({ 'house/many-lines': 'warning' });
    expect(await severities('lib/text/long.ts', long(301))).toEqual({
      'house/many-lines': 'warning',
      'max-lines': 'error',
    });
  });
});

describe('house: good code', () => {
  it.each(GOOD)('lets %s pass in %s', async (_, file, code) => {
    expect(await reportedRules(file, code)).toEqual([]);
  });
});
