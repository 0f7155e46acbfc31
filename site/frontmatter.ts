import { z } from 'zod';
import type { Lang, PerLang } from './languages';
import { NOT_FOUND_PATH, POSTS_PATH } from './routes';

/** How long a description may be: what result pages of search engines show without cutting. */
const DESCRIPTION_LENGTH: PerLang<{ min: number; max: number }> = {
  en: { min: 50, max: 160 },
  zh: { min: 20, max: 80 },
};

/** An object that refuses unknown keys and says which ones it knows. */
function known<T extends z.core.$ZodLooseShape>(shape: T): z.ZodObject<T, z.core.$strict> {
  const keys = Object.keys(shape).join(', ');
  return z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys' ? `known keys: ${keys}` : `must be a group of keys: ${keys}`,
  });
}

const text = z.string({ error: 'must be a text' }).trim().min(1, { error: 'must not be empty' });

const flag = z.boolean({ error: 'must be true or false' });

function baseFields(lang: Lang) {
  const { min, max } = DESCRIPTION_LENGTH[lang];
  const length = { error: `must be ${min} to ${max} characters long` };
  return {
    description: z.string({ error: 'must be one sentence of text' }).trim().min(min, length).max(max, length),
    titleSuffix: text.optional(),
    /** Extra elements of the page's head: `- [meta, { name: robots, content: noindex }]`. */
    head: z
      .array(
        z.tuple([text, z.record(text, z.string())], { error: 'must be a tag name and its attributes' }),
        {
          error: 'must be a list',
        },
      )
      .optional(),
    navbar: flag.optional(),
    sidebar: flag.optional(),
    outline: flag.optional(),
    footer: flag.optional(),
    globalUIComponents: flag.optional(),
  };
}

/** Page types of the host that a page may choose; `home` and `404` choose themselves. */
const DOC_PAGE_TYPES = ['doc', 'doc-wide', 'custom', 'blank'] as const;

function docFields(lang: Lang) {
  return {
    ...baseFields(lang),
    pageType: z.enum(DOC_PAGE_TYPES, { error: `must be ${DOC_PAGE_TYPES.join(', ')}` }).optional(),
    overview: flag.optional(),
    /** Not searched, or what readers type where a section says it in other words: by heading id, `top` for the page. */
    search: z
      .union([z.literal(false), z.record(z.string(), text)], {
        error: 'must be false, or words by heading id',
      })
      .optional(),
  };
}

function docSchema(lang: Lang) {
  return known(docFields(lang));
}

function postSchema(lang: Lang) {
  return known({
    ...docFields(lang),
    published_at: z.iso.date({ error: 'must be a day such as 2025-03-19' }),
  });
}

/** Picture formats that some browsers cannot read. */
const IMAGE_FORMATS = ['avif', 'webp'] as const;

/** Widths that the feature grid of the home page knows, in sixths of a row doubled. */
const FEATURE_SPANS = [2, 3, 4, 6] as const;

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

function homeSchema(lang: Lang) {
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

export type HomeFrontmatter = z.infer<ReturnType<typeof homeSchema>>;

export type HeroImageConfig = NonNullable<HomeFrontmatter['hero']['image']>;

/** The page that answers unknown addresses; the theme writes its content. */
function notFoundSchema(lang: Lang) {
  return known({
    ...baseFields(lang),
    pageType: z.literal('404', { error: "must be '404', in quotes" }),
    search: z.literal(false, { error: 'must be false: nobody searches for this page' }).optional(),
  });
}

/** The schema of each kind of page; the kind follows from the address, so a page cannot pick a laxer one. */
export const PAGE_SCHEMAS = {
  home: homeSchema,
  doc: docSchema,
  release: postSchema,
  topic: postSchema,
  notFound: notFoundSchema,
} as const;

type PageKind = keyof typeof PAGE_SCHEMAS;

export function pageKind(route: string): PageKind {
  if (route === '/') return 'home';
  if (route === NOT_FOUND_PATH) return 'notFound';
  if (route.startsWith('/blog/release/')) return 'release';
  return route.startsWith('/blog/') && route !== POSTS_PATH ? 'topic' : 'doc';
}

/** Says whether a page is written as text under one `#` heading; the others are drawn by the theme. */
export function hasBody(route: string): boolean {
  return !['home', 'notFound'].includes(pageKind(route));
}
