interface InlinePiece {
  readonly kind: 'text' | 'code' | 'strong' | 'em' | 'del';
  readonly text: string;
}

/** Marks in the order in which they count: nothing inside code is a mark. */
const MARKS = /`([^`]+)`|\*\*(?=\S)(.+?)(?<=\S)\*\*|\*(?=\S)(.+?)(?<=\S)\*|~~(.+?)~~/g;

const KINDS = ['code', 'strong', 'em', 'del'] as const;

/** What Markdown writes in place of a character that would begin a tag. */
const plain = (text: string): string =>
  text
    .replace(/\\([<>])/g, '$1')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>');

/**
 * Cuts a title as the host hands it on (headings, sidebar) into pieces, so that it is drawn without any HTML text.
 */
export function inlineMarkdown(title: string): InlinePiece[] {
  const pieces: InlinePiece[] = [];
  let end = 0;
  const add = (kind: InlinePiece['kind'], text: string) => {
    if (text) pieces.push({ kind, text: plain(text) });
  };
  for (const match of title.matchAll(MARKS)) {
    add('text', title.slice(end, match.index));
    const mark = match.slice(1).findIndex((group) => group !== undefined);
    add(KINDS[mark] ?? 'text', match[mark + 1] ?? '');
    end = match.index + match[0].length;
  }
  add('text', title.slice(end));
  return pieces;
}
