import { describe, expect, it } from 'vitest';
import { readPages } from '../../../../plugins/checks/readPages';
import { fixture } from './fixture';

describe('content gates: tree reader', () => {
  it('sorts files into pages, fragments, navigation and public files', () => {
    const tree = fixture('good-site');
    expect(tree.pages.filter(({ lang }) => lang === 'zh').map(({ kind, key }) => [kind, key])).toEqual([
      ['page', '404'],
      ['page', 'blog/release/release-note-1_0'],
      ['page', 'guide/start/cli'],
      ['page', 'guide/start/intro'],
      ['page', 'index'],
      ['fragment', 'shared/mode-intro'],
    ]);
    expect([...tree.publicFiles]).toEqual(['/images/report-dark.svg', '/images/report.svg']);
    expect([...tree.navFiles.keys()]).toContain('docs/zh/guide/start/_meta.json');
  });

  it('says that there is no such folder', () => {
    expect(() => readPages('/no/such/docs')).toThrow('No documentation tree at /no/such/docs');
  });
});
