import { Fragment } from 'react';
import { inlineMarkdown } from '../../lib/text/strings';

/** As much as a line of a card on a phone has, in characters. */
const MAX_WORD = 24;

/** A path or a name that is longer than a line may go on in the next one behind its marks. */
export const breakable = (text: string) =>
  (text.length > MAX_WORD ? text.split(/(?<=[./_-])(?=\w)/) : [text]).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));

/** A title with its marks (`code`, **strong**, …) as elements. */
export function InlineText({ text }: { readonly text: string }) {
  return inlineMarkdown(text).map(({ kind, text: piece }, index) => {
    if (kind === 'code') return <code key={index}>{breakable(piece)}</code>;
    const Tag = kind === 'text' ? Fragment : kind;
    return <Tag key={index}>{piece}</Tag>;
  });
}
