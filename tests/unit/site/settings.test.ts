import { describe, expect, test } from 'vitest';
import { editBase, readSettings } from '../../../site/settings';

describe('settings', () => {
  test('have defaults, and an empty variable counts as unset', () => {
    expect(readSettings({ SITE_ORIGIN: '' })).toEqual(readSettings({}));
    expect(readSettings({}).base).toBe('/');
  });

  test('S3-12 the edit base follows repository and branch unless it is set itself', () => {
    const env = { DOCS_REPOSITORY: 'https://code.example/team/docs', DOCS_BRANCH: 'next' };
    expect(editBase(readSettings(env))).toBe('https://code.example/team/docs/edit/next/docs');
    expect(editBase(readSettings({ ...env, DOCS_EDIT_BASE: 'https://edit.example/x' }))).toBe(
      'https://edit.example/x',
    );
  });

  test.each([
    ['SITE_ORIGIN', 'https://example.com/path'],
    ['SITE_ORIGIN', 'https://example.com/'],
    ['SITE_ORIGIN', 'example.com'],
    ['SITE_BASE', 'docs'],
    ['SITE_BASE', '/docs'],
    ['DOCS_REPOSITORY', 'http://code.example'],
    ['ANALYTICS_SCRIPT', 'javascript:alert(1)'],
    ['SITE_ASSETS_ORIGIN', 'https://assets.example/images'],
    ['SITE_BASE', '/../../'],
    ['SITE_BASE', '/docs/./'],
    ['SITE_ORIGIN', 'https://..'],
    ['SITE_ASSETS_ORIGIN', 'https://a..b'],
    ['DOCS_BRANCH', '../../settings'],
    ['DOCS_BRANCH', 'a"b'],
    ['ANALYTICS_SCRIPT', 'https://*/x.js'],
    ['ANALYTICS_SCRIPT', 'https://*.example/x.js'],
    ['ANALYTICS_SCRIPT', 'https://me:secret@a.example/x.js'],
    ['SOCIAL_CHAT', 'https://[::1]/'],
    ['DOCSEARCH_VERIFICATION', '<meta name="algolia-site-verification" content="A1" />'],
  ])('%s=%s is refused by name, with what it must be', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`${name}=.*must`));
  });

  test('issue 15 addresses are written in their normal form, which cannot leave an attribute', () => {
    const { analyticsScript, docsRepository, origin } = readSettings({
      ANALYTICS_SCRIPT: 'https://E.example/"><script>alert(1)</script>',
      DOCS_REPOSITORY: 'https://code.example',
      SITE_ORIGIN: 'https://Docs.Example:443',
    });
    expect(analyticsScript).toBe('https://e.example/%22%3E%3Cscript%3Ealert(1)%3C/script%3E');
    expect(docsRepository).toBe('https://code.example');
    expect(origin).toBe('https://docs.example');
  });

  test('names every wrong variable at once', () => {
    expect(() => readSettings({ SITE_ORIGIN: 'x', SITE_BASE: 'y' })).toThrow(
      /SITE_ORIGIN=x.*\n.*SITE_BASE=y/,
    );
  });
});
