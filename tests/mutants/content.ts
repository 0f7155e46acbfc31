import type { Fault } from '../../tools/mutants/types';

const OPTIONS = 'docs/en/config/options/options.mdx';
const RULE = 'docs/en/guide/rules/e1006.mdx';

/** A fault in a page, one for each content gate. */
export const CONTENT: readonly Fault[] = [
  {
    id: 'gate-syntax',
    what: 'a component is not closed',
    file: 'docs/en/guide/start/cli.mdx',
    find: '<PackageManagerTabs command="npm install -D -E @rsdoctor/rspack-plugin@{version.shared} @rsdoctor/cli@{version.shared}" />',
    replace:
      '<PackageManagerTabs command="npm install -D -E @rsdoctor/rspack-plugin@{version.shared} @rsdoctor/cli@{version.shared}">',
  },
  {
    id: 'gate-frontmatter',
    what: 'a key of the frontmatter is misspelled',
    file: OPTIONS,
    find: '---\ndescription: Every option',
    replace: '---\ndescripton: Every option',
  },
  {
    id: 'gate-parity',
    what: 'a command differs between the languages',
    file: 'docs/zh/guide/start/cli.mdx',
    find: 'npx rsdoctor analyze --profile dist/.rsdoctor/manifest.json --port 8200',
    replace: 'npx rsdoctor analyze --profile dist/.rsdoctor/manifest.json --port 8300',
  },
  {
    id: 'gate-headings',
    what: 'a heading skips a level',
    file: RULE,
    find: '## False positives {#false-alarms}',
    replace: '#### False positives {#false-alarms}',
  },
  {
    id: 'gate-links',
    what: 'the text of a link says nothing',
    file: OPTIONS,
    find: '[try things in this order](/guide/more/errors#heap-out-of-memory)',
    replace: '[here](/guide/more/errors#heap-out-of-memory)',
  },
  {
    id: 'gate-images',
    what: 'the home page names a picture that is not there',
    file: 'docs/en/index.mdx',
    find: 'icon: /icons/timeline.svg',
    replace: 'icon: /icons/timelines.svg',
  },
  {
    id: 'gate-containers',
    what: 'a container has a kind that does not exist',
    file: OPTIONS,
    find: ':::danger Debugging only',
    replace: ':::notice Debugging only',
  },
  {
    id: 'gate-components',
    what: 'a component gets a value that it does not know',
    file: RULE,
    find: '<RuleFacts code="E1006" />',
    replace: '<RuleFacts code="E1016" />',
  },
  {
    id: 'gate-routes',
    what: 'the navigation leads to a page that does not exist',
    file: 'docs/en/_nav.json',
    find: '"link": "/config/options/options"',
    replace: '"link": "/config/options/all"',
  },
  {
    id: 'gate-spelling',
    what: 'a word is misspelled',
    file: RULE,
    find: 'download the code twice',
    replace: 'downlaod the code twice',
  },
  {
    id: 'gate-typography',
    what: 'a Chinese sentence has an ASCII comma',
    file: 'docs/zh/guide/start/cli.mdx',
    find: '只想看一次的话，不必安装：',
    replace: '只想看一次的话,不必安装：',
  },
  {
    id: 'gate-style',
    what: 'a sentence praises instead of telling',
    file: RULE,
    find: 'Put helpers like this into `ignore`.',
    replace: 'You can easily put helpers like this into `ignore`.',
  },
  {
    id: 'gate-samples',
    what: 'a sample does not parse',
    file: 'examples/samples/options/features-array.js',
    find: "features: ['bundle'] }",
    replace: "features: ['bundle' }",
  },
  {
    id: 'gate-guide-paths',
    what: 'a paper for contributors names a file that is gone',
    file: 'AGENTS.md',
    find: '(`site/typedVersions.ts`',
    replace: '(`site/exceptions.ts`',
  },
  {
    id: 'gate-contract',
    what: 'a page names an option that the analyzer does not have',
    file: OPTIONS,
    find: '### `linter.level` {#linter-level}',
    replace: '### `linter.levels` {#linter-level}',
  },
];
