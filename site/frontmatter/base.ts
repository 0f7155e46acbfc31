import { z } from 'zod';
import type { Lang, PerLang } from '../languages';

/** How long a description may be: what result pages of search engines show without cutting. */
export const DESCRIPTION_LENGTH: PerLang<{ min: number; max: number }> = {
  en: { min: 50, max: 160 },
  zh: { min: 20, max: 80 },
};

/**
 * An object that refuses unknown keys and says which ones it knows.
 * @param shape key → schema
 */
export function known<T extends z.core.$ZodLooseShape>(shape: T): z.ZodObject<T, z.core.$strict> {
  const keys = Object.keys(shape).join(', ');
  return z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys' ? `known keys: ${keys}` : `must be a group of keys: ${keys}`,
  });
}

/** A text that is there. */
export const text = z.string({ error: 'must be a text' }).trim().min(1, { error: 'must not be empty' });

/** `true` or `false`. */
export const flag = z.boolean({ error: 'must be true or false' });

/**
 * Keys that any page may have.
 * @param lang language of the page: it sets the length of the description
 */
export function baseFields(lang: Lang) {
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
