/** One release that has its own note. */
export interface Release {
  readonly version: `${number}.${number}`;
  /** Day of the release, ISO form; the note's `published_at` is the same. */
  readonly date: `${number}-${number}-${number}`;
  readonly slug: string;
}

const NEWEST: Release = { version: '1.6', date: '2026-07-15', slug: 'release-note-1_6' };

/** Release notes, newest first. 1.4 brought little and is told in the note of 1.5. */
export const RELEASES: readonly Release[] = [
  NEWEST,
  { version: '1.5', date: '2026-01-13', slug: 'release-note-1_5' },
  { version: '1.3', date: '2025-09-26', slug: 'release-note-1_3' },
  { version: '1.2', date: '2025-08-07', slug: 'release-note-1_2' },
  { version: '1.1', date: '2025-05-06', slug: 'release-note-1_1' },
  { version: '1.0', date: '2025-03-19', slug: 'release-note-1_0' },
  { version: '0.4', date: '2024-10-09', slug: 'release-note-0_4' },
  { version: '0.3', date: '2024-06-02', slug: 'release-note-0_3' },
  { version: '0.1', date: '2024-01-24', slug: 'release-note-0_1' },
];

export const NEWEST_NOTE_PATH = `/blog/release/${NEWEST.slug}`;
