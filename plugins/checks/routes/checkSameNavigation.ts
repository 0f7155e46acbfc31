import { DEFAULT_LANG, LANGS } from '../../../site/languages';
import type { Issue } from '../types';
import { lineOfEntry } from './lineOfEntry';
import type { NavEntry } from './readNav';

/** A navigation file as it was read. */
interface NavFile {
  readonly file: string;
  readonly text: string;
  readonly entries: readonly NavEntry[];
  readonly fault: string | undefined;
}

const FIX = 'list the same entries in the same order in both languages; only labels differ';

const inLang = (file: string, lang: string): string => {
  const [docs = '', , ...rest] = file.split('/');
  return [docs, lang, ...rest].join('/');
};

const texts = (entries: readonly NavEntry[], key: keyof NavEntry): string[] =>
  entries.flatMap((entry) => entry[key] ?? []);

/** The first entry of the second list that is not where the first has it; names that one of them lacks do not count. */
function firstMoved(first: readonly NavEntry[], second: readonly NavEntry[]): string | undefined {
  const [own, other] = [texts(first, 'name'), texts(second, 'name')];
  const wanted = own.filter((name) => other.includes(name));
  const moved = other.filter((name) => own.includes(name)).find((name, at) => name !== wanted[at]);
  if (moved !== undefined) return moved;
  const [ownLinks, otherLinks] = [texts(first, 'link'), texts(second, 'link')];
  const length = Math.max(ownLinks.length, otherLinks.length);
  const at = Array.from({ length }, (_none, index) => index).find(
    (index) => ownLinks[index] !== otherLinks[index],
  );
  return at === undefined ? undefined : (otherLinks[at] ?? ownLinks[at]);
}

/**
 * Navigation files of both languages have the same order and the same links. An entry that only one of them has is
 * reported where its page is missing or is not listed.
 * @param files all navigation files
 * @returns a problem per file that differs, at the first entry that stands elsewhere
 */
export function checkSameNavigation(files: readonly NavFile[]): Issue[] {
  const byFile = new Map(files.map((nav) => [nav.file, nav]));
  return files.flatMap((nav): Issue[] => {
    const { file, text, entries, fault } = nav;
    const lang = file.split('/')[1] ?? '';
    const issue = (line: number, message: string): Issue[] => [
      { file, line, rule: 'navigation/parity', message, fix: FIX },
    ];
    const missing = LANGS.find((each) => each !== lang && !byFile.has(inLang(file, each)));
    if (missing !== undefined) return issue(1, `there is no ${inLang(file, missing)}`);
    const first = byFile.get(inLang(file, DEFAULT_LANG));
    if (lang === DEFAULT_LANG || fault !== undefined || !first || first.fault !== undefined) return [];
    const moved = firstMoved(first.entries, entries);
    if (moved === undefined) return [];
    const there = `${first.file}:${lineOfEntry(first.text, moved)}`;
    return issue(lineOfEntry(text, moved), `\`${moved}\` stands elsewhere in ${there}`);
  });
}
