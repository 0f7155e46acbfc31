import {
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { lean, readSpeed } from '../../../../packages/lean';
import { readHost } from '../../../../packages/lean/host/readHost';
import { probeAll } from '../../../../packages/lean/probeAll';
import { siteOptions } from '../../../../plugins/speed-layer/siteOptions';
import { ROOT } from '../../../support/site';
import { tempFolder } from '../../../support/tempFolder';

const PACKAGE = 'node_modules/@rspress/core';

/** Files of the installed Rspress that probes read: scripts and the manifest, as paths below the package. */
const NAMES = [
  'package.json',
  ...readdirSync(path.join(ROOT, PACKAGE, 'dist'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:js|json|css|mjs|cjs)$/.test(name))
    .map((name) => path.join('dist', name)),
];

/** A folder with the installed Rspress, as far as probes read it. Its files are links: replace one, never write into it. */
function linkedHost(): { root: string; file: (name: string) => string } {
  const root = tempFolder('lean-host-');
  const folder = path.join(root, PACKAGE);
  for (const name of new Set(NAMES.map((each) => path.dirname(each))))
    mkdirSync(path.join(folder, name), { recursive: true });
  for (const name of NAMES) symlinkSync(path.join(ROOT, PACKAGE, name), path.join(folder, name));
  return { root, file: (name) => path.join(folder, name) };
}

/** How the speed layer refuses a host. */
function faultOf(root: string): string {
  try {
    lean({ root, speed: readSpeed({}), site: siteOptions(ROOT) });
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error('The speed layer takes this host.');
}

test('issue 16 all techniques fit the installed host, and asking takes milliseconds', () => {
  const host = readHost(ROOT);
  const begin = performance.now();
  expect(probeAll(host)).toEqual([]);
  expect(performance.now() - begin).toBeLessThan(500);
});

test.each([
  ['dist/runtime/route.js', ['routeManifest']],
  ['dist/runtime/ssrClientEntry.js', ['singleHydration', 'leanChunks']],
  ['dist/theme/components/Link/useLinkNavigate.js', ['batchedNavigation', 'lateProgress']],
] as const)('issue 16 a renamed file of the host is red by name: %s', (name, techniques) => {
  const { root, file } = linkedHost();
  renameSync(file(name), file(name).replace(/\.js$/, 'Renamed.js'));
  const unfit = probeAll(readHost(root));
  expect(unfit.map((each) => each.name).sort()).toEqual([...techniques].sort());
  for (const { misfits } of unfit) expect(misfits).toContainEqual({ file: name });
  const fault = faultOf(root);
  for (const technique of techniques)
    expect(fault).toContain(`${technique}: @rspress/core has no file ${name}`);
  expect(fault).toMatch(/SITE_SPEED=-\w+/);
});

test('issue 16 another text of the host is red with technique, file, text and advice', () => {
  const { root, file } = linkedHost();
  const link = 'dist/runtime/index.js';
  const text = 'export * from "react-router-dom";';
  const code = readFileSync(file(link), 'utf8');
  rmSync(file(link));
  writeFileSync(file(link), code.replace(text, 'export * from "react-router";'));
  const fault = faultOf(root);
  expect(fault).toContain(`routerShim: ${link} is not as expected: ${JSON.stringify(text)}`);
  expect(fault).toMatch(/; the nearest is line \d+: "export \* from \\"react-router\\";"/);
  expect(fault).toContain('SITE_SPEED=-deferredContent,-batchedNavigation,-routerShim');
});

test('issue 16 a host that uses more of a package than its shim has is red by the name', () => {
  const { root, file } = linkedHost();
  writeFileSync(file('dist/runtime/more.js'), 'import { useBlocker, useLocation } from "react-router-dom";');
  expect(probeAll(readHost(root))).toEqual([
    {
      name: 'routerShim',
      misfits: [{ file: 'dist/runtime/more.js', text: 'import { useBlocker } from "react-router-dom"' }],
    },
  ]);
});

test('issue 16 with SITE_SPEED_MISFIT=stock the same is a warning, and the technique is left out', () => {
  const { root, file } = linkedHost();
  rmSync(file('dist/runtime/route.js'));
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const names = lean({
    root,
    speed: readSpeed({ SITE_SPEED_MISFIT: 'stock' }),
    site: siteOptions(ROOT),
  }).map(({ name }) => name);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('routeManifest: @rspress/core has no file'));
  warn.mockRestore();
  for (const name of ['routeManifest', 'leanChunks', 'nativeText', 'linkPrefetch']) {
    expect(names).not.toContain(`lean-${name}`);
  }
  expect(names).toContain('lean-headShim');
});

test('issue 16 without the host installed there is one clear line', () => {
  const root = tempFolder('no-host-');
  expect(() => readHost(root)).toThrow(
    /^Rspress is not installed: node_modules\/@rspress\/core\/package\.json is missing\. Run npm ci\.$/,
  );
});
