import { inlineMarkdown } from '../../lib/text/inlineMarkdown';
import { slug } from '../../lib/text/slug';
import { SidebarTitle } from '../../components/ui/SidebarTitle';
import { Heading, type HeadingProps } from './Heading';

/** Props of `FallbackHeading`, the host's. */
export interface FallbackHeadingProps extends Pick<HeadingProps, 'level'> {
  readonly title: string;
  /** `context` of the entry of the sidebar that the title is from. */
  readonly context?: string;
}

/** A heading made of a title that stands outside the text of the page. */
export function FallbackHeading({ level, title, context }: FallbackHeadingProps) {
  if (import.meta.env.SSG_MD) return <>{`${'#'.repeat(level)} ${title}\n\n`}</>;
  const text = inlineMarkdown(title)
    .map((piece) => piece.text)
    .join('');
  return (
    <Heading level={level} id={slug(title)} text={text}>
      <SidebarTitle entry={{ text: title, context }} />
    </Heading>
  );
}
