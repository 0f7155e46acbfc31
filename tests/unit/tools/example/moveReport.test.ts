import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { moveReport } from '../../../../tools/example/buildExample';

let root = '';
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'move-'));
  mkdirSync(path.join(root, 'dist/.rsdoctor/loader'), { recursive: true });
  writeFileSync(path.join(root, 'dist/main.js'), 'new');
  writeFileSync(path.join(root, 'dist/.rsdoctor/loader/0'), 'data');
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

const writeManifest = (manifest: object | string) =>
  writeFileSync(
    path.join(root, 'dist/.rsdoctor/manifest.json'),
    typeof manifest === 'string' ? manifest : JSON.stringify(manifest),
  );
const move = () => moveReport(path.join(root, 'dist'), path.join(root, 'reports/desk'));

test('example/report the copy names its own data files, and every other value stays', async () => {
  const client = { enableRoutes: ['Overall'] };
  const data = { hash: 'h', pid: 1, root: '/desk', loader: [path.join(root, 'dist/.rsdoctor/loader/0')] };
  writeManifest({ client, data });
  const file = (await move()) ?? '';
  const shard = path.join(root, 'reports/desk/.rsdoctor/loader/0');
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ client, data: { ...data, loader: [shard] } });
  expect(readFileSync(shard, 'utf8')).toBe('data');
});

test('example/report without a manifest there is none to return', async () => {
  expect(await move()).toBeUndefined();
  expect(existsSync(path.join(root, 'reports/desk/main.js'))).toBe(true);
});

test('example/report the previous copy stays until the new one is whole', async () => {
  mkdirSync(path.join(root, 'reports/desk'), { recursive: true });
  writeFileSync(path.join(root, 'reports/desk/main.js'), 'old');
  writeManifest('{ broken');
  await expect(move()).rejects.toThrow(SyntaxError);
  expect(readFileSync(path.join(root, 'reports/desk/main.js'), 'utf8')).toBe('old');
  rmSync(path.join(root, 'dist/.rsdoctor/manifest.json'));
  await move();
  expect(readFileSync(path.join(root, 'reports/desk/main.js'), 'utf8')).toBe('new');
});
