import { expect, test, vi } from 'vitest';
import { shownRows, tableCsv, tableMarkdown } from '../../../../components/open-report/DataTable';
import type { Cell } from '../../../../components/open-report/reportTables';

vi.mock('@rspress/core/runtime', async () => (await import('../hostMocks')).runtime());

const text = (value: string): Cell => ({ text: value });
const ROWS: readonly (readonly Cell[])[] = [
  [text('react-dom'), { text: '128.45 KB', value: 128_450 }],
  [text('a,"b"\n=c'), { text: '2 bytes', value: 2 }],
  [text('=HYPERLINK("x")'), { text: '−3 bytes', value: -3 }],
];

test('issue 21: CSV holds numbers as numbers, and no name is a formula', () => {
  expect(tableCsv(['Name', 'Size'], ROWS)).toBe(
    'Name,Size\r\nreact-dom,128450\r\n"a,""b""\n=c",2\r\n"\'=HYPERLINK(""x"")",-3\r\n',
  );
  for (const begin of ['=', '+', '-', '@', '\t']) {
    expect(tableCsv(['N'], [[text(`${begin}x`)]])).toContain(`'${begin}x`);
  }
});

test('issue 21: in Markdown a name stays one cell, and is no markup', () => {
  const hostile = [[text('a|b\n[x](javascript:y)<img>`c`')]];
  const line = tableMarkdown(['Name'], hostile).trim().split('\n').at(-1) ?? '';
  expect(line).toContain('a\\|b \\[x\\]');
  expect(line).not.toMatch(/(?<!\\)[<>[\]`]/);
});

test('issue 21: rows are found by any cell, and sorted by number where there is one', () => {
  const names = (rows: typeof ROWS) => rows.map(([name]) => name?.text);
  expect(names(shownRows(ROWS, ' REACT ', undefined, true))).toEqual(['react-dom']);
  expect(names(shownRows(ROWS, '', 1, true))[0]).toBe('react-dom');
  expect(names(shownRows(ROWS, '', 1, false))[0]).toBe('=HYPERLINK("x")');
  expect(names(shownRows(ROWS, '', 0, false)).at(-1)).toBe('react-dom');
  expect(shownRows(ROWS, '', undefined, true)).toEqual(ROWS);
});
