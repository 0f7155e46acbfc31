import { getCustomMDXComponent as hostParts } from '@rspress/core/theme-original';
import { Children, isValidElement, type ComponentProps, type ReactNode } from 'react';
import { InlineText } from '../../components/ui/InlineText';
import { ScrollTable } from '../../components/ui/ScrollTable';
import { useT } from '../../lib/words';
import { inlineMarkdown } from '../../lib/text/strings';
import { slug } from '../../lib/text/address';
import styles from './Heading.module.css';

const HOST_PARTS = hostParts();

interface HeadingProps extends ComponentProps<'h2'> {
  readonly level: 1 | 2 | 3 | 4;
  /** Where the content is drawn by a component. */
  readonly text?: string;
}

function textOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map(textOf).join('');
  return isValidElement<{ children?: ReactNode }>(node) ? textOf(node.props.children) : '';
}

/** The host's own link in a heading: focusable, but hidden from screen readers. */
const isHostLink = (node: ReactNode) =>
  isValidElement<{ className?: string }>(node) && Boolean(node.props.className?.includes('header-anchor'));

/** A heading with a link to itself that keyboards reach and that stays out of the heading's name. */
function Heading({ level, id, text, children, ...rest }: HeadingProps) {
  const t = useT();
  const HostHeading = HOST_PARTS[`h${level}`];
  const content = Children.toArray(children).filter((child) => !isHostLink(child));
  if (!id) return <HostHeading {...rest}>{content}</HostHeading>;
  const textId = `${id}--text`;
  return (
    <HostHeading {...rest} id={id} tabIndex={-1} aria-labelledby={textId}>
      <span id={textId}>{content}</span>
      <a
        href={`#${id}`}
        className={styles.link}
        aria-label={`${t('headingLink')}${text ?? textOf(content).trim()}`}
      >
        <span aria-hidden="true" className={styles.mark} />
      </a>
    </HostHeading>
  );
}

/** A heading made of a title that stands outside the text of the page. */
export function FallbackHeading({ level, title }: Pick<HeadingProps, 'level'> & { readonly title: string }) {
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

const heading = (level: HeadingProps['level']) =>
  function PageHeading(props: ComponentProps<'h2'>) {
    return <Heading {...props} level={level} />;
  };

const PARTS = {
  ...HOST_PARTS,
  h1: heading(1),
  h2: heading(2),
  h3: heading(3),
  h4: heading(4),
  table: ScrollTable,
};

/** The elements that Markdown is drawn with: the host's, with our headings and tables. */
export function getCustomMDXComponent() {
  return PARTS;
}
