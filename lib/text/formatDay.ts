import { MONTHS } from '../../site/words/months';

/** What the plugin `last-updated` writes; anything else is a text of the host. */
const ISO = /^(\d{4})-(\d{2})-(\d{2})T[\d:.]+Z$/;

/**
 * A moment as a day in the language of the page. The day is that of UTC, so that the server, every reader and every build
 * machine show the same one. Written out here: the browser's own formats cost a phone a tenth of a second on every page.
 * @returns the day, and `iso` for `<time datetime>` unless the moment is a text of the host
 */
export function formatDay(moment: string, lang: string): { text: string; iso?: string } {
  const [, year = '', month, date] = ISO.exec(moment) ?? [];
  if (!year) return { text: moment };
  const [at, day] = [Number(month), Number(date)];
  const text = lang === 'zh' ? `${year}年${at}月${day}日` : `${MONTHS[at - 1]} ${day}, ${year}`;
  return { text, iso: moment };
}
