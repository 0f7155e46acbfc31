import { useDark, useSite } from '@rspress/core/runtime';
import { Link } from '@rspress/core/theme-original';
import { OutLink } from '../../components/ui/OutLink';
import { useHydrated } from '../../lib/hooks';
import { useT } from '../../lib/words';
import { linkKind } from '../../lib/text/address';
import type { HeroImageConfig, HomeFrontmatter } from '../../site/frontmatter';
import { assetAddress } from './assetAddress';
import styles from './Hero.module.css';
import { Install } from './Install';
import { Stars } from './Stars';

/** Where the whole picture could not be read. */
const NARROW = '(width <= 600px)';

/** Until the script runs the system's theme decides; without one it never runs, and the page is light. */
const SYSTEM_DARK = '(scripting: enabled) and (prefers-color-scheme: dark)';

interface ImageSource {
  readonly src: string;
  readonly type?: string;
  readonly dark: boolean;
  /** Size in px; missing for the picture for all other screens. */
  readonly phone?: { readonly width: number; readonly height: number };
}

/** In the order in which a browser looks at them: narrow, dark and small ones first. */
function imageSources({ src, formats = [], phone }: HeroImageConfig): ImageSource[] {
  const inFormats = (file: string, dark: boolean): ImageSource[] =>
    formats.map((format) => ({
      src: file.replace(/\.\w+$/, `.${format}`),
      type: `image/${format}`,
      dark,
    }));
  const inThemes = (files: { readonly light: string; readonly dark: string }): ImageSource[] => [
    ...inFormats(files.dark, true),
    { src: files.dark, dark: true },
    ...inFormats(files.light, false),
  ];
  const narrow = phone ? [...inThemes(phone.src), { src: phone.src.light, dark: false }] : [];
  return [
    ...narrow.map((source) => ({ ...source, phone })),
    ...(typeof src === 'string' ? inFormats(src, false) : inThemes(src)),
  ];
}

/** A `srcset` with the addresses that are asked for, such as `/a.png 1x, /b.png 2x`. */
const srcsetAddresses = (srcset: string): string =>
  srcset
    .split(/,\s+/)
    .map((choice) => choice.trim().replace(/^\S+/, (path) => assetAddress(path)))
    .join(', ');

/** One element with many sources: only the file of one theme and format is loaded, and early. */
function HeroImage({ image }: { readonly image: HeroImageConfig }) {
  const settled = useHydrated();
  const isDark = useDark();
  const darkMedia = settled ? (isDark ? 'all' : 'not all') : SYSTEM_DARK;
  const mediaOf = ({ dark, phone }: ImageSource) => {
    // A theme that is known to be the other one leaves nothing to ask.
    if (!phone || (dark && darkMedia === 'not all')) return dark ? darkMedia : undefined;
    return dark && darkMedia !== 'all' ? `${NARROW} and ${darkMedia}` : NARROW;
  };
  const picture = (
    <picture className={styles.picture} data-hydrated={settled || undefined}>
      {imageSources(image).map((source) => (
        <source
          key={source.src}
          srcSet={assetAddress(source.src)}
          type={source.type}
          media={mediaOf(source)}
          width={source.phone?.width}
          height={source.phone?.height}
        />
      ))}
      <img
        className={styles.image}
        src={assetAddress(typeof image.src === 'string' ? image.src : image.src.light)}
        srcSet={image.srcset && srcsetAddresses(image.srcset)}
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

function HeroActions({ actions }: Pick<HomeFrontmatter['hero'], 'actions'>) {
  const t = useT();
  return (
    <div className={styles.actions}>
      {actions.map(({ text, link, theme, about }, at) => {
        const end = at === actions.length - 1 ? ` ${styles.last}` : '';
        const props = { className: `${styles.action} ${styles[theme]}${end}`, 'data-theme': theme };
        const content = (
          <>
            {text}
            {about && <span className="siteVisuallyHidden"> {about}</span>}
          </>
        );
        return linkKind(link) === 'outside' ? (
          <OutLink key={link} href={link} newTabText={t('navNewTab')} {...props}>
            {content}
          </OutLink>
        ) : (
          <Link key={link} href={link} {...props}>
            {content}
          </Link>
        );
      })}
    </div>
  );
}

/** First screen of the home page: what Rsdoctor is, for whom, and the ways in. */
export function Hero({ hero }: Pick<HomeFrontmatter, 'hero'>) {
  const { site } = useSite();
  const { headline, name, text, tagline, actions, image } = hero;
  const logos = Object.entries(typeof site.logo === 'string' ? {} : site.logo).map(([theme, src]) => (
    <img
      key={theme}
      className={`${styles.logo} ${styles[theme]}`}
      src={assetAddress(src)}
      alt=""
      width={24}
      height={24}
    />
  ));
  const line = (
    <span className={styles.subtitle}>
      {logos}
      {headline && `${name} `}
      <span className={headline && styles.text}>{text}</span>
    </span>
  );
  return (
    <div className={styles.hero}>
      <Stars />
      <div className={styles.words}>
        <h1 className={styles.title}>
          {headline && line}
          <span className={styles.name}>{headline ?? name}</span>
          {!headline && line}
        </h1>
        <p className={styles.tagline}>{tagline}</p>
        <Install />
        <HeroActions actions={actions} />
      </div>
      {image && <HeroImage image={image} />}
    </div>
  );
}
