// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { Overview } from '../../../../theme/doc/Overview';
import { asMarkdown } from '../../components/hostMocks';

const toc = [{ id: 'install', text: 'Install', depth: 2 }];
vi.mock('@rspress/core/runtime', async () => ({
  ...(await import('../../components/hostMocks')).runtime(),
  usePage: () => ({
    page: { title: 'Guide', headingTitle: 'Guide', routePath: '/guide/', frontmatter: { overview: true } },
  }),
  usePages: () => ({ pages: [{ routePath: '/guide/cli', toc }] }),
  useSidebar: () => [
    { link: '/guide/' },
    { text: 'Start', items: [{ text: 'CLI', link: '/guide/cli.html' }] },
    { text: 'Usage', items: [{ text: 'Bundle-size', link: '/guide/size' }] },
  ],
}));
vi.mock('@rspress/core/theme-original', async () => ({
  ...(await import('../../components/hostMocks')).theme(),
  getCustomMDXComponent: () => ({ h1: 'h1', h2: 'h2' }),
}));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(pointer: 'fine' | 'coarse') {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === `(pointer: ${pointer})` }));
  render(<Overview />);
  return screen.getByRole('searchbox');
}

test('S2-78 the field takes the focus where there is a mouse', () => {
  expect(show('fine')).toBe(document.activeElement);
});

test('issue 18.5 a finger gets no keyboard before it touches the field', () => {
  expect(show('coarse')).not.toBe(document.activeElement);
});

test('S2-75 S2-83 a keyword leaves what has it, and what is found is said', () => {
  const field = show('fine');
  const titles = () => screen.queryAllByRole('heading').map(({ textContent }) => textContent);
  expect(titles()).toEqual(['Start', 'Usage']);
  fireEvent.change(field, { target: { value: 'bundle size' } });
  expect(titles()).toEqual(['Usage']);
  fireEvent.change(field, { target: { value: 'zzz' } });
  expect(titles()).toEqual([]);
  expect(screen.getByRole('status').textContent).toContain('zzz');
});

test('S2-79 the Markdown export lists the pages of a group with their headings', () => {
  const text = asMarkdown(() => renderToStaticMarkup(<Overview />));
  const address = 'https://site.example/docs/guide';
  expect(text).toBe(
    `## Start\n\n- [CLI](${address}/cli.md)\n  - [Install](${address}/cli.md#install)\n\n` +
      `## Usage\n\n- [Bundle-size](${address}/size.md)\n\n`,
  );
});
