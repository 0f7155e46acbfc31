import { z } from 'zod';
import type { Lang } from '../languages';
import { baseFields, known, text } from './base';

/** Picture formats that some browsers cannot read. */
export const IMAGE_FORMATS = ['avif', 'webp'] as const;

/** Widths that the feature grid of the home page knows, in sixths of a row doubled. */
export const FEATURE_SPANS = [2, 3, 4, 6] as const;

const action = known({
  text,
  link: text,
  theme: z.enum(['brand', 'alt'], { error: 'must be brand or alt' }),
  /** Said to screen readers and search engines behind a text that does not name its target. */
  about: text.optional(),
});

const image = known({
  src: z.union([text, known({ light: text, dark: text })], {
    error: 'must be an address, or the two addresses light and dark',
  }),
  alt: text,
  srcset: text.optional(),
  sizes: text.optional(),
  /** Size in px at which the picture is drawn at most; it reserves the space before the picture is there. */
  width: z.int({ error: 'must be a whole number of px' }).positive().optional(),
  height: z.int({ error: 'must be a whole number of px' }).positive().optional(),
  /** Formats in which the same file also exists, smallest first; `src` names the one that every browser reads. */
  formats: z
    .array(z.enum(IMAGE_FORMATS, { error: `must be ${IMAGE_FORMATS.join(', ')}` }), {
      error: 'must be a list',
    })
    .optional(),
  /** A part of the picture for narrow screens, where the whole of it could not be read; in the same formats. */
  phone: known({
    src: known({ light: text, dark: text }),
    width: z.int({ error: 'must be a whole number of px' }).positive(),
    height: z.int({ error: 'must be a whole number of px' }).positive(),
  }).optional(),
  /** Where a press on the picture leads, and what that is called. */
  open: known({ text, link: text }).optional(),
});

const feature = known({
  icon: text.optional(),
  title: text,
  details: text,
  link: text.optional(),
  span: z.literal(FEATURE_SPANS, { error: `must be ${FEATURE_SPANS.join(', ')}` }).optional(),
});

/**
 * The home page: everything it shows is frontmatter.
 * @param lang language of the page
 */
export function homeSchema(lang: Lang) {
  return known({
    ...baseFields(lang),
    pageType: z.literal('home', { error: 'must be home' }),
    hero: known({
      /** What the reader gets, said first; without it the name is the headline. */
      headline: text.optional(),
      name: text,
      text,
      tagline: text,
      actions: z
        .array(action, { error: 'must be a list' })
        .min(1, { error: 'must have at least one button' }),
      image: image.optional(),
    }),
    features: z
      .array(feature, { error: 'must be a list' })
      .min(1, { error: 'must have at least one feature' }),
  });
}

/** Frontmatter of the home page. */
export type HomeFrontmatter = z.infer<ReturnType<typeof homeSchema>>;

/** Picture beside the words of the hero. */
export type HeroImageFact = NonNullable<HomeFrontmatter['hero']['image']>;
