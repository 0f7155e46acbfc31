import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { bundlerPlugin } from '../../packages/lean/bundler';

/** A module of the bundler, which may have been joined of others. */
interface BundledModule {
  readonly resource?: string;
  readonly modules?: readonly BundledModule[];
}

const PACKAGE = /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/s;

const packageFolder = (file: string): string | undefined => PACKAGE.exec(file)?.[1];

interface ShippedPackage {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  readonly text: string;
}

const LICENCE_FILE = /^(?:licen[cs]e|copying|notice)(?:[.-].*)?$/i;

function readPackage(folder: string): ShippedPackage {
  const { name, version, license } = JSON.parse(
    readFileSync(path.join(folder, 'package.json'), 'utf8'),
  ) as Record<string, unknown>;
  if (typeof name !== 'string' || typeof version !== 'string' || typeof license !== 'string') {
    throw new Error(`${path.basename(folder)} ships to readers and does not name its version and licence`);
  }
  const text = readdirSync(folder)
    .filter((file) => LICENCE_FILE.test(file))
    .sort()
    .map((file) => readFileSync(path.join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim())
    .join('\n\n');
  return { name, version, licence: license, text };
}

const LINE = '-'.repeat(72);

function renderNotices(packages: readonly ShippedPackage[]): string {
  const entries = packages
    .toSorted((a, b) => (a.name < b.name ? -1 : Number(a.name > b.name)))
    .map(
      ({ name, version, licence, text }) =>
        `${LINE}\n${name} ${version} (${licence})\n\n${text || licence}\n`,
    );
  return `This site sends code of the following packages to its readers.\n\n${entries.join('\n')}`;
}

export const NOTICES_FILE = 'licenses.txt';

/** What the live reports are made of besides their data; they are no modules of the site's bundle. */
const REPORT_PACKAGES = ['@rsdoctor/client'];

const filesOf = ({ resource, modules = [] }: BundledModule): string[] => [
  ...(resource ? [resource] : []),
  ...modules.flatMap(filesOf),
];

/** Writes the name, version and licence of every package of the bundle. Throws when a package does not say its licence. */
export const pluginNotices = (root: string): RspressPlugin =>
  bundlerPlugin('notices', (api) => {
    // The development server loads only the pages that are looked at: its list would be wrong, and slow.
    if (api.context.action === 'dev') return;
    api.processAssets({ stage: 'report', environments: ['web'] }, ({ compilation, sources }) => {
      const folders = new Set([
        ...[...(compilation.modules as Iterable<BundledModule>)]
          .flatMap(filesOf)
          .flatMap((file) => packageFolder(file) ?? []),
        ...REPORT_PACKAGES.map((name) => path.join(root, 'node_modules', name)),
      ]);
      const packages = [...folders].map(readPackage);
      compilation.emitAsset(NOTICES_FILE, new sources.RawSource(renderNotices(packages)));
    });
  });
