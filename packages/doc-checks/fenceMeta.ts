/** What the words after a fence's language say. */
export interface FenceMeta {
  readonly title: string;
  /** Where the code lies, as written: `<root>/examples/samples/…`; empty when it stands in the page. */
  readonly file: string;
  /** Why the sample is not checked; undefined without `skip`. */
  readonly skip: string | undefined;
  /** Whether the commands are shown for the package manager and the shell of the reader. */
  readonly pick: boolean;
  /** Whether the config is shown in every module format. */
  readonly formats: boolean;
  /** Every word that is neither the house's nor known to the host: a level, or a mistake. */
  readonly words: readonly string[];
  /** The meta as the host may see it, without what belongs to the house. */
  readonly shown: string;
}

/** Words of the house that are no level. */
const OWN_WORDS: readonly string[] = ['pick', 'formats'];

const TOKEN = /([\w-]+)=(["'])(.*?)\2|\{[^}]*\}|\S+/g;
/** What Rspress 2.0.22 understands behind a fence, besides `title` and `file`. */
const HOST_WORD = /^(?:\{.*\}|lineNumbers|wrapCode|(?:fold|height|lineNumbers|wrapCode)(?:=.*)?)$/;

/**
 * Reads the words after a fence's language.
 * @returns its parts; nothing is judged here
 */
export function fenceMeta(meta: string): FenceMeta {
  const tokens = [...meta.matchAll(TOKEN)].map(([text, key = '', , value = '']) => ({ text, key, value }));
  const valueOf = (name: string): string | undefined => tokens.find(({ key }) => key === name)?.value;
  const shown = tokens.filter(({ text, key }) => ['title', 'pick'].includes(key) || HOST_WORD.test(text));
  return {
    title: valueOf('title') ?? '',
    file: valueOf('file') ?? '',
    skip: valueOf('skip') ?? (tokens.some(({ text }) => /^skip(?:=|$)/.test(text)) ? '' : undefined),
    pick: tokens.some(({ text }) => text === 'pick'),
    formats: tokens.some(({ text }) => text === 'formats'),
    words: tokens
      .filter(({ text, key }) => !['title', 'file', 'skip', 'pick'].includes(key) && !HOST_WORD.test(text))
      .map(({ text }) => text)
      .filter((text) => !OWN_WORDS.includes(text) && !/^skip(?:=|$)/.test(text)),
    shown: shown.map(({ text }) => text).join(' '),
  };
}
