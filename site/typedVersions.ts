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

/** Typed versions of both languages; the gate reports an entry whose section no longer types its version. */
export const TYPED_VERSIONS: readonly TypedVersion[] = [
  {
    file: 'guide/more/faq',
    section: 'huge-project',
    version: '1.6.3',
    reason:
      'the last release of the webpack plugin with the code that splits very large data; 1.6.4 lacks it',
  },
];
