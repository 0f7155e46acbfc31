/** A version that a page types although the site documents it, or will: a fact about that version, which stays when the site moves on. */
export interface TypedVersion {
  /** Path inside the language folder, without extension: `guide/start/cli`. */
  readonly file: string;
  /** Id of the heading above; empty for the part above the first heading. */
  readonly section: string;
  readonly version: string;
  readonly reason: string;
}

/** The last release of the webpack plugin with the code that splits very large data; 1.6.4 lacks it. */
export const LAST_SPLITTING = '1.6.3';

/** The first release of the Rspack plugin that takes strings in `resolveLoader.fallback`. */
export const STRING_FALLBACK = '1.6.5';

const each = (
  file: string,
  sections: readonly string[],
  versions: readonly string[],
  reason: string,
): TypedVersion[] =>
  sections.flatMap((section) => versions.map((version) => ({ file, section, version, reason })));

const INSTALLED = 'what npm installs of each package';

// Also versions that the site does not document yet: raising the analyzer then needs no new entry.
const listVersions = (): TypedVersion[] => [
  ...each(
    'guide/more/errors',
    ['string-too-long'],
    [LAST_SPLITTING, '1.6.4'],
    'the last release of the webpack plugin that splits very large data, and the one that does not',
  ),
  ...each('guide/more/errors', ['napi-fallback'], [STRING_FALLBACK], 'the first that takes strings'),
  ...each('guide/start/compatibility', ['packages'], ['1.6.3', '1.6.4', '1.6.5'], INSTALLED),
  ...each('guide/start/rsdoctor-2', ['move'], ['2'], 'the line of Rsdoctor that is only for Rspack 2'),
  ...each('guide/start/rsdoctor-2', ['on-npm'], ['1.6.3', '1.6.4', '1.6.5'], INSTALLED),
  ...each('guide/start/compatibility', ['rspack-2'], ['2'], 'the line of Rsdoctor that is only for Rspack 2'),
];

/** Typed versions of both languages; the gate reports an entry whose section no longer types its version. */
// A pure call, so that pages with one of the versions do not carry the list.
export const TYPED_VERSIONS: readonly TypedVersion[] = /* @__PURE__ */ listVersions();

/** Packages that pages install and the lock file does not hold, each with the reason. */
export const OUTSIDE_PACKAGES: Readonly<Record<string, string>> = {
  next: 'a reader of the Next.js section has it; no example here is a Next.js app',
  '@nuxt/webpack-builder': 'a reader of the Nuxt section has it; no example here is a Nuxt app',
  skills: 'adds a skill to a project of the reader; nothing here needs it',
  docusaurus: 'the binary of @docusaurus/core, which a reader of the Docusaurus section has',
  storybook: 'a reader of the Storybook section has it; no example here is a Storybook',
  rslib: 'the binary of @rslib/core, which a reader of the Rslib section has',
  craco: 'the binary of @craco/craco, which a reader of the CRACO section has',
  nx: 'a reader of the Nx section has it; no example here is an Nx workspace',
  nuxi: 'the command line of nuxt, which a reader of the Nuxt section has',
};
