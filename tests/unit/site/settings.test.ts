import { expect, test } from 'vitest';
import { editBase, readSettings } from '../../../site/settings';

test('settings have defaults, and an empty variable counts as unset', () => {
  expect(readSettings({ SITE_ORIGIN: '' })).toEqual(readSettings({}));
  expect(readSettings({}).base).toBe('/');
});

test('S3-12 the edit base follows repository and branch unless it is set itself', () => {
  const env = { DOCS_REPOSITORY: 'https://code.example/team/docs', DOCS_BRANCH: 'next' };
  expect(editBase(readSettings(env))).toBe('https://code.example/team/docs/edit/next/docs');
  const own = 'https://edit.example/x';
  expect(editBase(readSettings({ ...env, DOCS_EDIT_BASE: own }))).toBe(own);
});

test.each([
  'SITE_ORIGIN=https://example.com/path',
  'SITE_ORIGIN=example.com',
  'SITE_ORIGIN=https://..',
  'SITE_BASE=/docs',
  'SITE_BASE=/../../',
  'DOCS_REPOSITORY=http://code.example',
  'ANALYTICS_SCRIPT=javascript:alert(1)',
  'ANALYTICS_SCRIPT=https://*.example/x.js',
  'ANALYTICS_SCRIPT=https://me:secret@a.example/x.js',
  'SITE_ASSETS_ORIGIN=https://a..b',
  'DOCS_BRANCH=../../settings',
  'DOCS_BRANCH=a"b',
  'SOCIAL_CHAT=https://[::1]/',
  'DOCSEARCH_VERIFICATION=<meta name="algolia-site-verification" content="A1" />',
])('%s is refused by name, with what it must be', (line) => {
  const [, name = '', value] = /^(\w+)=(.*)$/.exec(line) ?? [];
  expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`${name}=.*must`));
});

test('issue 15 addresses are written in their normal form, which cannot leave an attribute', () => {
  const { analyticsScript, origin } = readSettings({
    ANALYTICS_SCRIPT: 'https://E.example/"><script>alert(1)</script>',
    SITE_ORIGIN: 'https://Docs.Example:443',
  });
  expect(analyticsScript).toBe('https://e.example/%22%3E%3Cscript%3Ealert(1)%3C/script%3E');
  expect(origin).toBe('https://docs.example');
});

test('every wrong variable is named at once', () => {
  const read = () => readSettings({ SITE_ORIGIN: 'x', SITE_BASE: 'y' });
  expect(read).toThrow(/SITE_ORIGIN=x.*\n.*SITE_BASE=y/);
});
