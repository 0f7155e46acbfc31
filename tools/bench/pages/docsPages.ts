import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LANGS, LANGUAGE_FACTS } from '../../../site/languages';
import type { BenchPage } from '../types';
import { toPlainMarkdown } from './toPlainMarkdown';

/** Exports of pages that only this site has. */
const LEFT_OUT = ['index', '404', 'guide/overview'];

/**
 * The pages of the built site as plain Markdown, in both languages.
 * @param output output folder of the build, with the Markdown exports that the host writes
 * @param origin origin and base under which the exports link to each other
 * @returns pages, by language and path
 */
export function docsPages(output: string, origin: string): BenchPage[] {
  const exported = readdirSync(output, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => file.split(path.sep).join('/').slice(0, -3))
    .sort();
  const isChinese = (file: string) => `/${file}`.startsWith(`${LANGUAGE_FACTS.zh.prefix}/`);
  return LANGS.flatMap((lang) => {
    const { prefix } = LANGUAGE_FACTS[lang];
    const toAddress = (address: string) => {
      const local = address.startsWith(origin) ? `/${address.slice(origin.length)}` : address;
      return local.startsWith('/') ? local.replace(/#.*$/, '').replace(/\.md$/, '') : local;
    };
    return exported
      .filter((file) => isChinese(file) === (lang === 'zh'))
      .map((file) => ({ file, path: `/${file}`.slice(prefix.length + 1) }))
      .filter((page) => !LEFT_OUT.includes(page.path))
      .map((page) => {
        const markdown = readFileSync(path.join(output, `${page.file}.md`), 'utf8');
        return { lang, path: page.path, ...toPlainMarkdown(markdown, toAddress) };
      });
  });
}
