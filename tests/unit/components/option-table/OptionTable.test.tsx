import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import OptionTable from '../../../../components/option-table/OptionTable';
import { PLUGIN_OPTIONS } from '../../../../site/pluginOptions';
import { asMarkdown, page } from '../hostMocks';

vi.mock('@rspress/core/runtime', async () => (await import('../hostMocks')).runtime());
vi.mock('@rspress/core/theme-original', async () => (await import('../hostMocks')).theme());

const table = (under?: string) => parse(renderToStaticMarkup(<OptionTable under={under} />));
const rows = (under?: string) => table(under).querySelectorAll('tbody tr');
const paths = (under?: string) => rows(under).map((row) => row.querySelector('a')?.text);

beforeEach(() => {
  page.lang = 'en';
});

describe('OptionTable', () => {
  test('S9-3 lists every option once, in the order of the facts, those that are not to be used folded away at the end', () => {
    const [used, old] = [true, false].map((isUsed) =>
      PLUGIN_OPTIONS.filter(({ state }) => !state === isUsed).map(({ path }) => path),
    );
    expect(paths()).toEqual([...(used ?? []), ...(old ?? [])]);
    const folded = table().querySelectorAll('details:not([open]) tbody a');
    expect(folded.map(({ text }) => text)).toEqual(old);
    expect(table('server').querySelector('details')).toBeNull();
  });

  test('with `under` it lists the options of a group', () => {
    expect(paths('server')).toEqual(['server.port', 'server.cors']);
  });

  test('a row has the default, and its state where it differs; it leads to its section', () => {
    const row = rows('supports').find(({ text }) => text.includes('generateTileGraph'));
    expect(row?.querySelectorAll('td').map(({ text }) => text)).toEqual(['undefined']);
    expect(row?.querySelector('th')?.text).toContain('No effect');
    expect(row?.querySelector('a')?.attrs.href).toBe('/config/options/options#supports-generate-tile-graph');
    expect(rows('server')[0]?.text).not.toContain('Current');
  });

  test('a name that never was an option says so instead of showing a default', () => {
    const row = rows().find(({ text }) => text.includes('briefType'));
    expect(row?.querySelector('td')?.text).toBe('–');
    expect(row?.querySelector('th')?.text).toContain('Never an option');
  });

  test('a Chinese page has Chinese words and Chinese addresses', () => {
    page.lang = 'zh';
    const [first] = rows('output');
    expect(first?.querySelector('a')?.attrs.href).toBe('/zh/config/options/options#output-mode');
    expect(
      table()
        .querySelectorAll('table:first-child thead th')
        .map(({ text }) => text),
    ).toEqual(expect.arrayContaining(['配置项', '默认值']));
  });

  test('the Markdown export is a table', () => {
    const text = asMarkdown(() => renderToStaticMarkup(<OptionTable under="output" />));
    expect(text).toContain(
      '| [`output.mode`](https://site.example/docs/config/options/options.md#output-mode): Write a data folder',
    );
    expect(text).toContain('(No effect) |');
  });
});
