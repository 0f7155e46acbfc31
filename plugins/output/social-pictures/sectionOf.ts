import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { LANGS, type Lang } from '../../../site/languages';

const navSchema = z.array(z.object({ text: z.string(), activeMatch: z.string().optional() }));

/**
 * Reads the sections of the site from its navigation.
 * @param docsRoot the `docs` folder
 * @returns function that names the section of an address as the bar does, or nothing
 * @throws Error when a navigation file is missing or has another shape
 */
export function sectionOf(docsRoot: string): (routePath: string, lang: Lang) => string | undefined {
  const bars = new Map(
    LANGS.map((lang) => [
      lang,
      navSchema.parse(JSON.parse(readFileSync(path.join(docsRoot, lang, '_nav.json'), 'utf8'))),
    ]),
  );
  return (routePath, lang) =>
    bars.get(lang)?.find(({ activeMatch }) => activeMatch && new RegExp(activeMatch).test(routePath))?.text;
}
