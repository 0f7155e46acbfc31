import { SvgWrapper } from '@rspress/core/theme-original';
import { memo } from 'react';
import { NameTag } from '../../components/ui/NameTag';
import styles from './Sidebar.module.css';
import { SidebarTitle } from '../../components/ui/SidebarTitle';

/** What a row of the sidebar shows: icon, text and tag. A navigation changes none of it. */
export const SidebarRow = memo(function SidebarRow({
  icon,
  text,
  tag,
  context,
}: {
  readonly icon?: string;
  readonly text: string;
  readonly tag?: string;
  readonly context?: string;
}) {
  return (
    <>
      {icon && <SvgWrapper icon={icon} className={styles.icon} />}
      <span className={styles.text}>
        <SidebarTitle entry={{ text, context }} />
      </span>
      {tag && (
        <span className={styles.tag}>
          <NameTag tag={tag} />
        </span>
      )}
    </>
  );
});
