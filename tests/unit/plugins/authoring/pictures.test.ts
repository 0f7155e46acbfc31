import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Root } from 'mdast';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkImages } from '../../../../plugins/checks/images';
import { remarkPictures } from '../../../../plugins/authoring/pictures';
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
  writeFileSync(inPublic('drawn.svg'), '<svg xmlns="http://www.w3.org/2000/svg" width="12" height="8"/>');
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
  test('pictures that can be read pass', async () => {
    expect(await problems('![A square](/images/good.png)', '![A line](/images/drawn.svg)')).toEqual([]);
  });

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

describe('pictures of pages', () => {
  const attributes = async (url: string): Promise<unknown> => {
    const image = { type: 'image' as const, url, alt: 'A picture' };
    const tree: Root = { type: 'root', children: [{ type: 'paragraph', children: [image] }] };
    await remarkPictures({ docsRoot: path.join(root, 'docs') })(tree);
    return (image as { data?: { hProperties?: unknown } }).data?.hProperties;
  };

  test('get their width and height from the file', async () => {
    expect(await attributes('/images/good.png')).toEqual({ width: 40, height: 30 });
    expect(await attributes('/images/drawn.svg')).toEqual({ width: 12, height: 8 });
  });

  test('keep their address as it is, and what cannot be read gets nothing', async () => {
    expect(await attributes('/images/gone.png')).toBeUndefined();
    expect(await attributes('/images/text.png')).toBeUndefined();
    expect(await attributes('https://example.com/a.png')).toBeUndefined();
  });
});
