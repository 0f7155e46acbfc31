import { getCustomMDXComponent } from '@rspress/core/theme-original';
import { Children, isValidElement, type ComponentProps, type ReactNode } from 'react';
import { useT } from '../../lib/words';
import styles from './Heading.module.css';
import { textOf } from './textOf';

const HOST_PARTS = getCustomMDXComponent();

/** Props of `Heading`. */
export interface HeadingProps extends ComponentProps<'h2'> {
  readonly level: 1 | 2 | 3 | 4 | 5 | 6;
  /** Text of the heading, where its content is drawn by a component; otherwise it is read from the content. */
  readonly text?: string;
}

/** The host's own link in a heading: focusable, but hidden from screen readers. */
const isHostLink = (node: ReactNode) =>
  isValidElement<{ className?: string }>(node) && Boolean(node.props.className?.includes('header-anchor'));

/**
 * A heading with a link to itself that has a name, is reached by the keyboard and stays out of the heading's own name.
 * The heading takes focus when a hash leads to it.
 */
export function Heading({ level, id, text, children, ...rest }: HeadingProps) {
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
