import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { pluginOutputFolder } from '../../../../../plugins/hosting/output-folder';
import { OUTPUT_MARK, outputFault } from '../../../../../plugins/hosting/output-folder/outputFault';

let root = '';
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'output-folder-'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** Makes a folder in the project with an empty file. */
const folder = (name: string, file?: string): string => {
  const at = path.join(root, name);
  mkdirSync(at, { recursive: true });
  if (file) writeFileSync(path.join(at, file), '');
  return at;
};

describe('build: a folder with files of somebody else is no output', () => {
  test('the project, and every folder above it', () => {
    for (const out of [root, path.dirname(root), path.parse(root).root])
      expect(outputFault(root, out), out).toBe('holds the project itself');
  });

  test('a folder of sources, and a page in a folder elsewhere', () => {
    expect(outputFault(root, folder('docs', 'index.md'))).toContain('e.g. index.md');
    const project = folder('project');
    expect(outputFault(project, folder('notes', 'todo.html'))).toContain('e.g. todo.html');
  });

  test('new, empty and earlier outputs are fine, and doc_build in whatever state', () => {
    expect(outputFault(root, path.join(root, 'new'))).toBeUndefined();
    expect(outputFault(root, folder('empty'))).toBeUndefined();
    expect(outputFault(root, folder('earlier', OUTPUT_MARK))).toBeUndefined();
    expect(outputFault(root, folder('doc_build', 'half.md'))).toBeUndefined();
    expect(outputFault(folder('project'), folder('project-output'))).toBeUndefined();
  });

  test('issue 15 D5: a folder named static makes no output of somebody else’s folder', () => {
    const theirs = folder('theirs', 'index.html');
    folder('theirs/static');
    expect(outputFault(root, theirs)).toContain('e.g. index.html');
  });

  test('a build ends before it writes; dev, which writes nothing there, does not', () => {
    const docs = folder('docs', 'index.md');
    const { config } = pluginOutputFolder(root);
    const read = (isProd: boolean) => config?.({ outDir: docs }, {} as never, isProd);
    expect(() => read(true)).toThrow(
      `The output folder ${docs} has files that no build of this site wrote, e.g. index.md. A build would replace it. Set SITE_ROOT to a new or empty folder, or leave it out for doc_build.`,
    );
    expect(read(false)).toEqual({ outDir: docs });
  });
});
