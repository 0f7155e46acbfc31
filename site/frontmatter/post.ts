import { z } from 'zod';
import type { Lang } from '../languages';
import { known } from './base';
import { docFields } from './doc';

/**
 * A page of the blog: it carries the day on which it was published; feeds need one.
 * @param lang language of the page
 */
export function postSchema(lang: Lang) {
  return known({
    ...docFields(lang),
    published_at: z.iso.date({ error: 'must be a day such as 2025-03-19' }),
  });
}

/** Frontmatter of a page of the blog. */
export type PostFrontmatter = z.infer<ReturnType<typeof postSchema>>;
