import { normalizeImagePath } from '@rspress/core/runtime';
import { SHOT_FORMATS } from '../../site/shotImages';
import styles from './ThemedPicture.module.css';

interface ThemedPictureProps {
  /** Without theme and ending. */
  readonly files: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  readonly only?: 'light' | 'dark';
}

const THEMES = ['light', 'dark'] as const;

/** Both themes stand in the HTML, so that switching needs no script; the hidden one is lazy and never downloaded. */
export function ThemedPicture({ files, width, height, alt, only }: ThemedPictureProps) {
  return (only ? [only] : THEMES).map((theme) => {
    const address = (format: string) => normalizeImagePath(`${files}-${theme}.${format}`);
    const [better, fallback] = SHOT_FORMATS;
    return (
      <picture key={theme} className={only ? undefined : styles[theme]}>
        <source srcSet={address(better)} type={`image/${better}`} />
        <img
          className={styles.image}
          src={address(fallback)}
          alt={alt}
          width={width}
          height={height}
          loading="lazy"
          decoding="async"
        />
      </picture>
    );
  });
}
