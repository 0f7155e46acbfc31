import { z } from 'zod';
import type { Lang } from '../languages';
import { baseFields, flag, known, text } from './base';

/** Page types of the host that a page may choose; `home` and `404` choose themselves. */
export const DOC_PAGE_TYPES = ['doc', 'doc-wide', 'custom', 'blank'] as const;

/**
 * Keys of a guide, config or topic page.
 * @param lang language of the page
 */
export function docFields(lang: Lang) {
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

/**
 * A guide, config or topic page.
 * @param lang language of the page
 */
export function docSchema(lang: Lang) {
  return known(docFields(lang));
}

/** Frontmatter of a guide, config or topic page. */
export type DocFrontmatter = z.infer<ReturnType<typeof docSchema>>;
