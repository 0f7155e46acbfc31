import { Fragment } from 'react';
import { inlineMarkdown } from '../../lib/text/strings';

/** A long name such as `output.reportDir` may go on in the next line behind its marks. */
export const breakable = (text: string) =>
  text.split(/(?<=[./_-])(?=\w)/).map((part, index) => (
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
