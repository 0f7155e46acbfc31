// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { beforeEach, expect, test, vi } from 'vitest';
import { keepAddressed, showPicks } from '../../../../components/pick/Pick';
import { inlineScript } from '../../../../plugins/hosting/head-scripts';
import { FACETS, PICKS, PICK_FACTS } from '../../../../site/picks';
import { ROOT } from '../../../support/site';

vi.mock('@rspress/core/runtime', async () => (await import('../hostMocks')).runtime());

beforeEach(() => localStorage.clear());

const marks = () =>
  Object.fromEntries(
    FACETS.map((facet) => [facet, document.documentElement.getAttribute(`data-pick-${facet}`)]),
  );

const FIRST = { tool: 'rspack', pm: 'npm', shell: 'unix', format: 'esm', layout: 'single' };

/** What the script in the head leaves on the root, with this storage and address. */
function early(
  search: string,
  stored: Readonly<Record<string, string>>,
  { broken = false, platform = 'Linux x86_64' } = {},
) {
  const found: Record<string, string> = {};
  const kept = { ...stored };
  const window = {
    location: { search },
    navigator: { platform },
    URLSearchParams,
    localStorage: {
      getItem: (key: string) => {
        if (broken) throw new Error('closed');
        return kept[key] ?? null;
      },
      setItem: (key: string, value: unknown) => {
        if (broken) throw new Error('closed');
        kept[key] = String(value);
      },
    },
    document: {
      documentElement: {
        setAttribute: (name: string, value: string) => (found[name.replace('data-pick-', '')] = value),
      },
    },
  };
  runInNewContext(inlineScript('picks', PICK_FACTS), { window });
  return { found, kept };
}

/** The same by the page, later. */
function late(search: string, stored: Readonly<Record<string, string>>) {
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  keepAddressed(search);
  showPicks();
  return marks();
}

test.each([
  ['nothing chosen', '', {}, {}],
  [
    'chosen before',
    '',
    { 'rspress.tabs.tool': '2', 'rspress.tabs.package.manager': '1' },
    { tool: 'webpack', pm: 'yarn' },
  ],
  ['an address', '?tool=next-js&pm=pnpm&shell=cmd', {}, { tool: 'next-js', pm: 'pnpm', shell: 'cmd' }],
  ['an address before what was chosen', '?tool=nuxt', { 'rspress.tabs.tool': '2' }, { tool: 'nuxt' }],
  [
    'an unknown value',
    '?tool=vite&pm=%3Cscript%3E&format=',
    { 'rspress.tabs.tool': '2' },
    { tool: 'webpack' },
  ],
  ['names of every object', '?tool=constructor&pm=__proto__&shell=toString', {}, {}],
  [
    'stored text that is no choice',
    '',
    { 'rspress.tabs.tool': '99', 'rspress.tabs.shell': 'x', 'rspress.tabs.format': '-1' },
    {},
  ],
])('issue 18.2 script and page agree: %s', (_what, search, stored, chosen) => {
  const wanted = { ...FIRST, ...chosen };
  expect(early(search, stored).found).toEqual(wanted);
  expect(late(search, stored)).toEqual(wanted);
});

test('issue 18.2 the terminal of Windows is PowerShell, until its reader chooses another', () => {
  const windows = { platform: 'Win32' };
  expect(early('', {}, windows)).toEqual({
    found: { ...FIRST, shell: 'powershell' },
    kept: { 'rspress.tabs.shell': '1' },
  });
  expect(early('', { 'rspress.tabs.shell': '0' }, windows).found).toEqual(FIRST);
  expect(early('?shell=cmd', {}, windows).found).toEqual({ ...FIRST, shell: 'cmd' });
});

test('issue 18.2 the sheet hides for every value what is meant for others, and knows no further ones', () => {
  const sheet = readFileSync(path.join(ROOT, 'components/pick/pick.css'), 'utf8');
  const rules = [
    ...sheet.matchAll(/\[data-pick-(\w+)='([\w-]+)'\] \[data-when-\1\]:not\(\[data-when-\1~='\2'\]\)/g),
  ];
  expect(rules.map(([, facet, value]) => `${facet} ${value}`)).toEqual(
    FACETS.flatMap((facet) => PICKS[facet].map((value) => `${facet} ${value}`)),
  );
});
