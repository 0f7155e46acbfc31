/** What the plugin `last-updated` writes; anything else is a text of the host. */
const ISO = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

/** A day for readers and for machines. */
export interface ShownDay {
  readonly text: string;
  /** For `<time datetime>`; undefined when the text names no moment that a machine could read. */
  readonly iso?: string;
}

/**
 * A moment as a day in the language of the page. The day is that of UTC, so that the server, every reader and every build
 * machine show the same one.
 * @param moment such as `2026-11-20T09:30:00.000Z`
 * @param lang language of the page
 */
export function formatDay(moment: string, lang: string): ShownDay {
  if (!ISO.test(moment)) return { text: moment };
  const format = new Intl.DateTimeFormat(lang, {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  });
  return { text: format.format(new Date(moment)), iso: moment };
}
