import { SvgWrapper } from '@rspress/core/theme-original';
import { memo } from 'react';
import { NameTag } from '../../components/ui/NameTag';
import styles from './Sidebar.module.css';
import { InlineText } from '../../components/ui/InlineText';

/** What a row of the sidebar shows: icon, text and tag. A navigation changes none of it. */
export const SidebarRow = memo(function SidebarRow({
  icon,
  text,
  tag,
}: {
  readonly icon?: string;
  readonly text: string;
  readonly tag?: string;
}) {
  return (
    <>
      {icon && <SvgWrapper icon={icon} className={styles.icon} />}
      <span className={styles.text}>
        <InlineText text={text} />
      </span>
      {tag && (
        <span className={styles.tag}>
          <NameTag tag={tag} />
        </span>
      )}
    </>
  );
});
