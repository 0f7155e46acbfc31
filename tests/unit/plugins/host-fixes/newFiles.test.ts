import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pluginNewFiles } from '../../../../plugins/host-fixes/newFiles';

type AfterCompile = (compiled: { readonly isFirstCompile: boolean }) => void;

let root = '';
const docs = (name: string): string => path.join(root, 'docs', name);
const signal = (): string => path.join(root, 'node_modules/.cache/new-files');
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'new-files-'));
  mkdirSync(docs('en'), { recursive: true });
  writeFileSync(docs('en/first.mdx'), '# First\n');
});
afterEach(() => rmSync(root, { recursive: true }));

/** Starts a server, does something while it compiles, and ends its first compilation. */
function start(meanwhile: () => void, isProd = false): AfterCompile {
  const plugin = pluginNewFiles(root, path.join(root, 'docs'));
  void plugin.routeGenerated?.([], isProd);
  let ended: AfterCompile = () => undefined;
  const [inBuilder] = plugin.builderConfig?.plugins ?? [];
  const api = { onAfterDevCompile: (callback: AfterCompile) => (ended = callback) };
  (inBuilder as unknown as { setup(given: typeof api): void }).setup(api);
  meanwhile();
  ended({ isFirstCompile: true });
  return ended;
}

test('issue 17 a page that came while the server was starting lets it start anew', () => {
  start(() => writeFileSync(docs('en/second.mdx'), '# Second\n'));
  expect(existsSync(signal())).toBe(true);
});

test('issue 17 so do a list of a section that came, and a page that went', () => {
  start(() => writeFileSync(docs('en/_meta.json'), '[]'));
  expect(existsSync(signal())).toBe(true);
  rmSync(signal());
  start(() => rmSync(docs('en/first.mdx')));
  expect(existsSync(signal())).toBe(true);
});

test('a server that has read everything goes on: after a save, a picture, a later compilation, and in a build', () => {
  start(() => writeFileSync(docs('en/first.mdx'), '# First, changed\n'));
  start(() => writeFileSync(docs('en/a.png'), ''));
  const later = start(() => undefined);
  writeFileSync(docs('en/second.mdx'), '# Second\n');
  // The host's own watcher sees this one.
  later({ isFirstCompile: false });
  start(() => writeFileSync(docs('en/third.mdx'), '# Third\n'), true);
  expect(existsSync(signal())).toBe(false);
});

test('issue 17 the host is asked to start anew when the signal is given', () => {
  expect(pluginNewFiles('/a', '/a/docs').builderConfig?.dev?.watchFiles).toEqual([
    { paths: ['/a/node_modules/.cache/new-files'], type: 'restart' },
  ]);
});
