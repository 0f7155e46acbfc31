import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkImports, checkIncludes } from '../../../../plugins/checks/links';
import { checkSamples } from '../../../../plugins/checks/samples';
import { remarkSamples } from '../../../../plugins/authoring/samples';
import { readPages, type Check } from '../../../../plugins/checks/readPages';

let root = '';
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'includes-'));
  mkdirSync(path.join(root, 'docs/zh'), { recursive: true });
  write('secret.txt', 'secret');
  write('examples/samples/inside.txt', 'shown');
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

const issues = async (check: Check): Promise<string[]> =>
  (await check(readPages(path.join(root, 'docs')))).map(
    ({ file, line, rule, message }) => `${file}:${line} ${rule} ${message}`,
  );

/** What the gate says of a page with one fence, and whether compiling that page stops. */
async function fence(meta: string): Promise<{ gate: string[]; stops: boolean }> {
  write('docs/en/page.mdx', `# Page {#page}\n\n\`\`\`text ${meta}\n\`\`\`\n`);
  const compile = remarkSamples({ projectRoot: root, docsRoot: path.join(root, 'docs') });
  const node = { type: 'code' as const, lang: 'text', meta, value: '' };
  let stops = false;
  try {
    compile({ type: 'root', children: [node] }, { path: path.join(root, 'docs/en/page.mdx') });
  } catch {
    stops = true;
  }
  return { gate: (await issues(checkSamples)).map((line) => line.split(' ')[1] ?? ''), stops };
}

describe('issue 15 D2: a fence shows files of examples/ only', () => {
  test('a file there is shown', async () => {
    expect(await fence('file="<root>/examples/samples/inside.txt"')).toEqual({ gate: [], stops: false });
  });

  test('dots, the folder of docs, a link in examples/samples/, words inside a title that the host takes for a file', async () => {
    symlinkSync('/etc/passwd', path.join(root, 'examples/samples/link.txt'));
    symlinkSync(root, path.join(root, 'examples/samples/folder'));
    for (const meta of [
      'file="<root>/examples/samples/../../../../../../../../../etc/passwd"',
      'file="<root>/secret.txt"',
      'file="/../secret.txt"',
      'file="../../secret.txt"',
      'file="/en/page.mdx"',
      'file="<root>/examples/samples/link.txt"',
      'file="<root>/examples/samples/folder/secret.txt"',
      'title="a file=<root>/secret.txt"',
    ])
      expect(await fence(meta), meta).toEqual({ gate: ['samples/outside'], stops: true });
  });

  test('an encoded way out is a file that is not there, and so is a folder', async () => {
    write('examples/samples/folder/inside.txt', 'shown');
    for (const name of ['%2e%2e/secret.txt', '..%2fsecret.txt', 'nothing\0.txt', 'folder'])
      expect(await fence(`file="<root>/examples/samples/${name}"`), name).toEqual({
        gate: ['samples/file'],
        stops: true,
      });
  });
});

describe('issue 15 D2: a page is made of files of docs, and ends', () => {
  test('a link to a page, to a picture and to a folder', async () => {
    mkdirSync(path.join(root, 'docs/public'), { recursive: true });
    symlinkSync('/etc/passwd', path.join(root, 'docs/public/picture.png'));
    symlinkSync(root, path.join(root, 'docs/zh/all'));
    expect(await issues(checkIncludes)).toEqual([
      'docs/public/picture.png:1 includes/link this is a link, or another thing that is no file',
      'docs/zh/all:1 includes/link this is a link, or another thing that is no file',
    ]);
  });

  test('a fragment that imports another, or itself, is refused', async () => {
    write('docs/en/shared/self.mdx', "import Part from './self.mdx';\n\n<Part />\n");
    write('docs/en/page.mdx', "# Page {#page}\n\nimport A from './shared/self.mdx';\n\n<A />\n");
    expect(await issues(checkImports)).toEqual([
      'docs/en/shared/self.mdx:1 imports/fragment a fragment imports nothing',
    ]);
  });
});
