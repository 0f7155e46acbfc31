import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pagesShowing } from '../../../../tools/shots/pagesShowing';

let root = '';

const write = (file: string, text: string): void => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'pages-showing-'));
  write(
    'docs/en/b.mdx',
    '# B {#b}\n\n<ReportShot name="overall" />\n\n<ReportShot plain name="overall" />\n',
  );
  write('docs/en/a/fragment.mdx', '<ReportShot name="overall-phone" />\n');
  write('docs/zh/b.mdx', '<ReportDemo name="rspack-app" />\n');
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

test('every line that shows a picture, as such or as the poster of a live report', () => {
  expect(pagesShowing(root, 'overall')).toEqual(['docs/en/b.mdx:3', 'docs/en/b.mdx:5', 'docs/zh/b.mdx:1']);
});

test('a name that is the beginning of another one', () => {
  expect(pagesShowing(root, 'overall-phone')).toEqual(['docs/en/a/fragment.mdx:1']);
  expect(pagesShowing(root, 'e1002')).toEqual([]);
});
