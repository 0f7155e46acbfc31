import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ANALYZER_VERSIONS } from '../../../site/analyzerVersions';
import { ROOT } from '../../support/site';

interface Manifest {
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly overrides?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

const manifest = (...parts: string[]): Manifest =>
  JSON.parse(readFileSync(path.join(ROOT, ...parts, 'package.json'), 'utf8')) as Manifest;

/*
 * Not every package has every number. One that wants a sibling of exactly its own number, as the CLI wants the client,
 * stops npm when the sibling is newer; no table of newest versions could be installed.
 */
test('issue 17 packages of the analyzer that want a sibling of their own number take the documented one', () => {
  const { overrides = {} } = manifest();
  const wanted = Object.keys(ANALYZER_VERSIONS).flatMap((name) =>
    Object.keys(manifest('node_modules/@rsdoctor', name).peerDependencies ?? {})
      .filter((peer) => peer.startsWith('@rsdoctor/'))
      .map((peer) => [`@rsdoctor/${name}`, peer] as const),
  );
  expect(wanted).not.toEqual([]);
  for (const [name, peer] of wanted)
    expect(overrides[name]?.[peer], `${name} wants ${peer}`).toBe(`$${peer}`);
});
