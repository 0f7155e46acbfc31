import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { LANGS } from '../../../site/languages';
import { localePath } from '../../../site/routes';
import type { DatedPage } from './channels';

/**
 * Pages of the blog that carry `published_at`, read from their frontmatter.
 * @param docsRoot the `docs` folder
 * @returns route and date of each dated page in both languages
 */
export function datedPages(docsRoot: string): DatedPage[] {
  return LANGS.flatMap((lang) => {
    const root = path.join(docsRoot, lang);
    const blog = path.join(root, 'blog');
    const files = existsSync(blog) ? readdirSync(blog, { recursive: true, encoding: 'utf8' }) : [];
    return files.flatMap((file) => {
      const match = /\.mdx?$/.test(file)
        ? /^---\n([\s\S]*?)\n---/.exec(readFileSync(path.join(root, 'blog', file), 'utf8'))
        : null;
      const published: unknown = match?.[1] ? parse(match[1])?.published_at : undefined;
      if (published === undefined) return [];
      const route = `/blog/${file.replaceAll(path.sep, '/').replace(/\.mdx?$/, '')}`;
      return [{ routePath: localePath(route, lang), published: new Date(String(published)) }];
    });
  });
}
