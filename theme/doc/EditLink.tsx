import { IconEdit, SvgWrapper, useEditLink } from '@rspress/core/theme-original';
import styles from './DocFooter.module.css';

/** Where a reader changes the page (S2-27). */
export function EditLink() {
  const edit = useEditLink();
  if (!edit) return null;
  return (
    <a className={styles.tool} href={edit.link} target="_blank" rel="noopener noreferrer">
      <SvgWrapper icon={IconEdit} aria-hidden="true" />
      {edit.text}
    </a>
  );
}
