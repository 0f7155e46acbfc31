import { Link } from '@rspress/core/theme-original';
import type { MouseEvent } from 'react';
import { MarkedText } from '../../../components/ui/MarkedText';
import { useText } from '../../../lib/hooks/useText';
import type { SearchHit } from '../../../packages/search/types';
import type { Lang } from '../../../site/languages';
import { SEARCH_WORDS } from '../../../site/words/siteSearch';
import { isModified } from './isModified';
import styles from './ResultRow.module.css';

/** Props of `ResultRow`. */
export interface ResultRowProps {
  readonly hit: SearchHit;
  readonly id: string;
  readonly active: boolean;
  /** Whether the result opens in this tab. */
  readonly here: boolean;
  /** Language of the result, when it is not the page's. */
  readonly lang: Lang | undefined;
  readonly onPoint: (event: MouseEvent) => void;
  /** Called when the result opens in this tab. */
  readonly onOpen: () => void;
}

const SIGNS = {
  title: 'M5 3h7l3 3v11H5zM12 3v3h3',
  header: 'M7.5 4 6 16M14 4l-1.5 12M4 8h12M4 12h12',
  content: 'M4 6h12M4 10h12M4 14h8',
};

/** One result: a real link, and an option of the list for the keyboard in the field. */
export function ResultRow({ hit, id, active, here, lang, onPoint, onOpen }: ResultRowProps) {
  const say = useText();
  const { type, title, header, statement, link, highlightInfoList: ranges } = hit;
  const own = { title, header, content: statement }[type];
  const content = (
    <>
      <svg className={styles.sign} viewBox="0 0 20 20" aria-hidden="true">
        <path d={SIGNS[type]} />
      </svg>
      <span className={styles.texts}>
        {type === 'content' && header && <span className={styles.header}>{header}</span>}
        <span className={type === 'content' ? styles.statement : styles.header}>
          <MarkedText text={own} ranges={ranges} />
        </span>
        {!here && <span className="siteVisuallyHidden">{say(SEARCH_WORDS.newTab)}</span>}
      </span>
    </>
  );
  const common = {
    id,
    role: 'option',
    'aria-selected': active,
    tabIndex: -1,
    className: styles.row,
    lang,
    onMouseMove: onPoint,
  };
  // A press must not take the focus out of the field.
  const onMouseDown = (event: MouseEvent) => event.preventDefault();
  const onClick = (event: MouseEvent) => {
    if (!isModified(event)) onOpen();
  };
  return here ? (
    <Link {...common} href={link} onMouseDown={onMouseDown} onClick={onClick}>
      {content}
    </Link>
  ) : (
    <a {...common} href={link} target="_blank" rel="noopener noreferrer" onMouseDown={onMouseDown}>
      {content}
    </a>
  );
}
