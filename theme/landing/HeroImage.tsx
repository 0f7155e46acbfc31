import { normalizeImagePath, useDark } from '@rspress/core/runtime';
import { Link } from '@rspress/core/theme-original';
import { useHydrated } from '../../lib/hooks/useHydrated';
import { siteSettings } from '../../lib/site/siteSettings';
import type { HeroImageFact } from '../../site/frontmatter';
import { assetAddress } from './assetAddress';
import styles from './HeroImage.module.css';
import { imageSources, type ImageSource } from './imageSources';
import { srcsetAddresses } from './srcsetAddresses';

/** Where the whole picture could not be read. */
const NARROW = '(width <= 600px)';

/** Until the script runs the system's theme decides; without one it never runs, and the page is light. */
const SYSTEM_DARK = '(scripting: enabled) and (prefers-color-scheme: dark)';

/**
 * The picture of the hero in the theme of the page. One element with many sources, so that only the file of one
 * theme and format is loaded, and loaded early: it is the largest thing above the fold.
 */
export function HeroImage({ image }: { readonly image: HeroImageFact }) {
  const settled = useHydrated();
  const isDark = useDark();
  const { src, sources } = imageSources(image);
  const address = (path: string) => normalizeImagePath(assetAddress(path, siteSettings.assetsOrigin));
  const darkMedia = settled ? (isDark ? 'all' : 'not all') : SYSTEM_DARK;
  const mediaOf = ({ dark, phone }: ImageSource) => {
    // A theme that is known to be the other one leaves nothing to ask.
    if (!phone || (dark && darkMedia === 'not all')) return dark ? darkMedia : undefined;
    return dark && darkMedia !== 'all' ? `${NARROW} and ${darkMedia}` : NARROW;
  };
  const picture = (
    <picture className={styles.picture} data-hydrated={settled || undefined}>
      {sources.map((source) => (
        <source
          key={source.src}
          srcSet={address(source.src)}
          type={source.type}
          media={mediaOf(source)}
          width={source.phone?.width}
          height={source.phone?.height}
        />
      ))}
      <img
        className={styles.image}
        src={address(src)}
        srcSet={image.srcset && srcsetAddresses(image.srcset, address)}
        sizes={image.sizes}
        alt={image.alt}
        width={image.width}
        height={image.height}
        fetchPriority="high"
      />
    </picture>
  );
  if (!image.open) return picture;
  return (
    <div className={styles.frame}>
      {picture}
      <Link href={image.open.link} className={styles.open}>
        <span className="siteVisuallyHidden">{image.open.text}</span>
      </Link>
    </div>
  );
}
