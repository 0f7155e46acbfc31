/** One release that has its own note. */
export interface ReleaseFact {
  /** The minor line the note is about. */
  readonly version: `${number}.${number}`;
  /** Day of the release, ISO form; the note's `published_at` is the same. */
  readonly date: `${number}-${number}-${number}`;
  /** Last part of the note's address below `/blog/release/`. */
  readonly slug: string;
}

/** Release notes, newest first. */
export const RELEASES: readonly ReleaseFact[] = [
  { version: '1.0', date: '2025-03-19', slug: 'release-note-1_0' },
  { version: '0.4', date: '2024-10-09', slug: 'release-note-0_4' },
  { version: '0.3', date: '2024-06-02', slug: 'release-note-0_3' },
  { version: '0.1', date: '2024-01-24', slug: 'release-note-0_1' },
];
