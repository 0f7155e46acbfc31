import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkImages } from '../../../../plugins/checks/images';
import { readPages } from '../../../../plugins/checks/readPages';

let root = '';
const inPublic = (name: string): string => path.join(root, 'docs/public/images', name);

beforeEach(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'pictures-'));
  for (const folder of ['docs/public/images', 'docs/en', 'docs/zh'])
    mkdirSync(path.join(root, folder), { recursive: true });
  await sharp({ create: { width: 40, height: 30, channels: 3, background: '#fff' } })
    .png()
    .toFile(inPublic('good.png'));
  writeFileSync(inPublic('text.png'), 'no picture');
  writeFileSync(inPublic('empty.jpg'), '');
  writeFileSync(inPublic('photo.png'), '');
  truncateSync(inPublic('photo.png'), 30_000_000);
});
afterEach(() => rmSync(root, { recursive: true }));

async function problems(...lines: string[]): Promise<string[]> {
  for (const lang of ['en', 'zh'])
    writeFileSync(path.join(root, `docs/${lang}/page.mdx`), `${lines.join('\n\n')}\n`);
  const issues = await checkImages(readPages(path.join(root, 'docs')));
  return issues.map(({ file, line, rule, message }) => `${file}:${line} ${rule} ${message}`);
}

describe('images gate: files', () => {
  test('missing, unreadable, empty and 30 MB: one problem each, although both languages show them', async () => {
    const names = ['god.png', 'text.png', 'empty.jpg', 'photo.png'];
    expect(await problems(...names.map((name) => `![A picture](/images/${name})`))).toEqual([
      'docs/en/page.mdx:1 images/missing there is no image `/images/god.png` in docs/public',
      'docs/en/page.mdx:3 images/unreadable `/images/text.png` is no picture that can be read',
      'docs/en/page.mdx:5 images/unreadable `/images/empty.jpg` is no picture that can be read',
      'docs/en/page.mdx:7 images/size `/images/photo.png` has 30,000 kB, and a picture may have 500 kB',
    ]);
  });

  test('alt text is wanted in each language', async () => {
    expect(await problems('![](/images/good.png)')).toEqual([
      'docs/en/page.mdx:1 images/alt `/images/good.png` has no alt text',
      'docs/zh/page.mdx:1 images/alt `/images/good.png` has no alt text',
    ]);
  });
});
