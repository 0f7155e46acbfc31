/** What the words after a fence's language say. */
export interface FenceMeta {
  readonly title: string;
  /** Where the code lies, as written: `<root>/examples/samples/…`; empty when it stands in the page. */
  readonly file: string;
  /** Why the sample is not checked; empty for `skip` without a reason, undefined without `skip`. */
  readonly skip: string | undefined;
  readonly pick: boolean;
  readonly formats: boolean;
  /** Every word that is neither the house's nor known to the host: a level, or a mistake. */
  readonly words: readonly string[];
}

const TOKEN = /([\w-]+)=(["'])(.*?)\2|\{[^}]*\}|\S+/g;
/** What Rspress 2.0.22 understands behind a fence, besides `title` and `file`. */
const HOST_WORD = /^(?:\{.*\}|lineNumbers|wrapCode|(?:fold|height|lineNumbers|wrapCode)(?:=.*)?)$/;
const OWN_WORD = /^(?:pick|formats|skip(?:=.*)?)$/;

/**
 * Reads the words after a fence's language.
 * @returns its parts, and the meta as the host may see it; nothing is judged here
 */
export function fenceMeta(meta: string): FenceMeta & { readonly shown: string } {
  const tokens = [...meta.matchAll(TOKEN)].map(([text, key = '', , value = '']) => ({ text, key, value }));
  const valueOf = (name: string): string | undefined => tokens.find(({ key }) => key === name)?.value;
  const texts = (isMeant: (text: string, key: string) => boolean): string[] =>
    tokens.filter(({ text, key }) => isMeant(text, key)).map(({ text }) => text);
  const has = (word: string): boolean => tokens.some(({ text }) => text.split('=')[0] === word);
  return {
    title: valueOf('title') ?? '',
    file: valueOf('file') ?? '',
    skip: valueOf('skip') ?? (has('skip') ? '' : undefined),
    pick: has('pick'),
    formats: has('formats'),
    words: texts(
      (text, key) =>
        !['title', 'file', 'skip'].includes(key) && !HOST_WORD.test(text) && !OWN_WORD.test(text),
    ),
    shown: texts((text, key) => ['title', 'pick'].includes(key) || HOST_WORD.test(text)).join(' '),
  };
}
