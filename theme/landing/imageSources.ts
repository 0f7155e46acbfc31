import type { HeroImageFact } from '../../site/frontmatter';

/** One choice of a picture that the browser takes when it reads the format and the theme fits. */
export interface ImageSource {
  readonly src: string;
  /** Media type; missing for the file that every browser reads. */
  readonly type?: string;
  /** Whether it shows the product in its dark theme. */
  readonly dark: boolean;
  /** Size in px of a picture for narrow screens; missing for the one for all others. */
  readonly phone?: { readonly width: number; readonly height: number };
}

/**
 * Files of the hero's picture in the order in which a browser looks at them: those for narrow screens first, of each the dark
 * ones first, in each theme the smallest format first.
 * @param image the picture as the frontmatter has it
 * @returns `src` for the image element, which every browser reads, and the choices above it
 */
export function imageSources({
  src,
  formats = [],
  phone,
}: Pick<HeroImageFact, 'src' | 'formats' | 'phone'>): {
  readonly src: string;
  readonly sources: readonly ImageSource[];
} {
  const inFormats = (file: string, dark: boolean): ImageSource[] =>
    formats.map((format) => ({
      src: file.replace(/\.\w+$/, `.${format}`),
      type: `image/${format}`,
      dark,
    }));
  const narrow = phone
    ? [
        ...inFormats(phone.src.dark, true),
        { src: phone.src.dark, dark: true },
        ...inFormats(phone.src.light, false),
        { src: phone.src.light, dark: false },
      ].map((source) => ({ ...source, phone: { width: phone.width, height: phone.height } }))
    : [];
  if (typeof src === 'string') return { src, sources: [...narrow, ...inFormats(src, false)] };
  const wide = [...inFormats(src.dark, true), { src: src.dark, dark: true }, ...inFormats(src.light, false)];
  return { src: src.light, sources: [...narrow, ...wide] };
}
