import { normalizeImagePath, useDark } from '@rspress/core/runtime';
import { useHydrated } from '../../lib/hooks/useHydrated';
import { siteSettings } from '../../lib/site/siteSettings';
import type { HeroImageFact } from '../../site/frontmatter/home';
import { assetAddress } from './assetAddress';
import styles from './HeroImage.module.css';
import { imageSources } from './imageSources';
import { srcsetAddresses } from './srcsetAddresses';

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
  const darkMedia = isDark ? 'all' : 'not all';
  return (
    <picture className={styles.picture} data-settled={settled || undefined}>
      {sources.map(({ src: path, type, dark }) => (
        <source
          key={path}
          srcSet={address(path)}
          type={type}
          media={dark ? (settled ? darkMedia : SYSTEM_DARK) : undefined}
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
}
