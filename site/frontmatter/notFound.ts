import { z } from 'zod';
import type { Lang } from '../languages';
import { baseFields, known } from './base';

/**
 * The page that answers unknown addresses; the theme writes its content.
 * @param lang language of the page
 */
export function notFoundSchema(lang: Lang) {
  return known({
    ...baseFields(lang),
    pageType: z.literal('404', { error: "must be '404', in quotes" }),
    search: z.literal(false, { error: 'must be false: nobody searches for this page' }).optional(),
  });
}
