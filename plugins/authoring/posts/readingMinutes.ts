/** Words of English, and characters of Chinese, that a reader takes in a minute. */
const PER_MINUTE = { words: 220, characters: 400 };

const FRONTMATTER = /^---\n[\s\S]*?\n---\n/;
const CODE_BLOCK = /^```[\s\S]*?^```[^\n]*$/gm;
const LINK_TARGET = /\]\([^)]*\)/g;
const HEADING_ID = /\{#[\w-]+\}/g;
const TAG = /<[^>]*>/g;
const CHARACTER = /\p{Script=Han}/gu;
const WORD = /[\p{L}\p{N}][\p{L}\p{N}'’.-]*/gu;

/**
 * How long a page takes to read. Code, tags, addresses and frontmatter are not counted.
 * @param source text of the page, as written
 * @returns whole minutes, at least 1
 */
export function readingMinutes(source: string): number {
  const text = [FRONTMATTER, CODE_BLOCK, LINK_TARGET, HEADING_ID, TAG].reduce(
    (rest, pattern) => rest.replace(pattern, ' '),
    source.replaceAll('\r\n', '\n'),
  );
  const characters = text.match(CHARACTER)?.length ?? 0;
  const words = text.replace(CHARACTER, ' ').match(WORD)?.length ?? 0;
  return Math.max(1, Math.round(words / PER_MINUTE.words + characters / PER_MINUTE.characters));
}
