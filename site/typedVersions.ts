/** A version that a page types although the site documents it: a fact about that version, which stays when the site moves on. */
export interface TypedVersion {
  /** Path inside the language folder, without extension: `guide/start/cli`. */
  readonly file: string;
  /** Id of the heading above; empty for the part above the first heading. */
  readonly section: string;
  readonly version: string;
  /** Why the version is typed. */
  readonly reason: string;
}

/** The last release of the webpack plugin with the code that splits very large data; 1.6.4 lacks it. */
export const LAST_SPLITTING = '1.6.3';

const listVersions = (): TypedVersion[] => [
  {
    file: 'guide/more/errors',
    section: 'string-too-long',
    version: LAST_SPLITTING,
    reason: 'the last release of the webpack plugin that splits very large data',
  },
  ...['bundlers', 'frameworks', 'packages', 'other-analyzers'].map((section) => ({
    file: 'guide/start/compatibility',
    section,
    version: '1.6.3',
    reason: 'what was run, with the version that it was run with',
  })),
  {
    file: 'guide/start/agents',
    section: 'ask',
    version: '1.6.3',
    reason: 'the report that the tools of the MCP server were asked about',
  },
  ...['rsdoctor-1-6', 'what-shipped', 'large-builds'].map((section) => ({
    file: 'blog/release/release-note-1_6',
    section,
    version: '1.6.3',
    reason: 'the last release that the notes are about',
  })),
];

/** Typed versions of both languages; the gate reports an entry whose section no longer types its version. */
// A pure call, so that pages with one of the versions do not carry the list.
export const TYPED_VERSIONS: readonly TypedVersion[] = /* @__PURE__ */ listVersions();
