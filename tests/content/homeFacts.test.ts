import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readFrontmatter } from '../../packages/doc-checks/frontmatter';
import { documentedRange } from '../../site/analyzerVersions';
import { COPYRIGHT } from '../../site/identity';
import { INSTALLS } from '../../site/installs';
import { LANGS } from '../../site/languages';
import { SHOT_FILES } from '../../site/shotFiles';

const ROOT = path.resolve(import.meta.dirname, '../..');
const json = (file: string) =>
  JSON.parse(readFileSync(path.join(ROOT, file), 'utf8')) as {
    readonly license?: string;
    readonly devDependencies?: Readonly<Record<string, string>>;
  };

interface Picture {
  readonly src: object;
  readonly width: number;
  readonly height: number;
}

/** Tools that the home page names with a version: an example that builds with each, and the tool's package. */
const TOOLS = {
  Rspack: ['rspack-app', '@rspack/core'],
  webpack: ['webpack-app', 'webpack'],
  Rsbuild: ['rsbuild-app', '@rsbuild/core'],
} as const;

describe.each(LANGS)('home page %s', (lang) => {
  const home = readFileSync(path.join(ROOT, `docs/${lang}/index.mdx`), 'utf8');

  // `tests/analyzer/claims.test.ts` builds with Rspack 2.
  test('names the versions of the tools that the examples are built with', () => {
    const [line = ''] = /^ {4}details: Rspack .+$/m.exec(home) ?? [];
    const named = [...line.matchAll(/([A-Za-z]+) (\d+)(?: (?:and|和) 2)?/g)].map(([, name, version]) => [
      name,
      version,
    ]);
    const built = Object.entries(TOOLS).map(([name, [example, tool]]) => [
      name,
      /\d+/.exec(json(`examples/${example}/package.json`).devDependencies?.[tool] ?? '')?.[0],
    ]);
    expect(named).toEqual(built);
  });

  test('ends with the licence of the packages that it lets readers install', () => {
    for (const { command } of INSTALLS) {
      const [, name = '', range] = / (@[^@ ]+)@(.+)$/.exec(command) ?? [];
      expect(range).toBe(documentedRange());
      const { license } = json(`node_modules/${name}/package.json`);
      expect(COPYRIGHT).toContain(` ${license} `);
    }
  });

  test('keeps the place free that its pictures take', () => {
    const { data } = readFrontmatter(home).frontmatter as unknown as {
      data: { hero: { image: Picture & { phone: Picture } } };
    };
    const { image } = data.hero;
    for (const [name, { src, width, height }] of [
      ['home', image],
      ['overall-phone', image.phone],
    ] as const) {
      expect(SHOT_FILES[name][lang]).toMatchObject({ width, height });
      expect(Object.values(src)).toEqual(
        ['light', 'dark'].map((theme) => `/images/report/${name}-${lang}-${theme}.webp`),
      );
    }
  });
});
