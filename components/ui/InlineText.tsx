import { Fragment } from 'react';
import { inlineMarkdown } from '../../lib/text/strings';

/** Behind these a long name such as `output.reportDir` may go on in the next line. */
const BREAKS = /(?<=[./_-])(?=\w)/;

function Code({ text }: { readonly text: string }) {
  return (
    <code>
      {text.split(BREAKS).map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </code>
  );
}

/** A title with its marks (`code`, **strong**, …) as elements. */
export function InlineText({ text }: { readonly text: string }) {
  return inlineMarkdown(text).map(({ kind, text: piece }, index) => {
    if (kind === 'code') return <Code key={index} text={piece} />;
    const Tag = kind === 'text' ? Fragment : kind;
    return <Tag key={index}>{piece}</Tag>;
  });
}
