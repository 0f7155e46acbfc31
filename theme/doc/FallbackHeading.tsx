import { inlineMarkdown } from '../../lib/text/inlineMarkdown';
import { slug } from '../../lib/text/address';
import { InlineText } from '../../components/ui/InlineText';
import { Heading, type HeadingProps } from './Heading';

/** Props of `FallbackHeading`, the host's. */
export interface FallbackHeadingProps extends Pick<HeadingProps, 'level'> {
  readonly title: string;
}

/** A heading made of a title that stands outside the text of the page. */
export function FallbackHeading({ level, title }: FallbackHeadingProps) {
  if (import.meta.env.SSG_MD) return <>{`${'#'.repeat(level)} ${title}\n\n`}</>;
  const text = inlineMarkdown(title)
    .map((piece) => piece.text)
    .join('');
  return (
    <Heading level={level} id={slug(title)} text={text}>
      <InlineText text={title} />
    </Heading>
  );
}
