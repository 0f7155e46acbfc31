import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { marked } from 'marked';

/** What somebody who writes HTML by hand would write: the text, one small style sheet, the links of the section. */
const { langs, sections } = JSON.parse(readFileSync('site.json', 'utf8'));

const escape = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const prefixOf = (lang) => (lang === 'en' ? '' : `/${lang}`);

function sidebar(lang, name) {
  const links = sections
    .filter((section) => section.name === name)
    .flatMap(({ groups }) => groups.flatMap(({ pages }) => pages))
    .map(({ path, titles }) => `<li><a href="${prefixOf(lang)}/${path}">${escape(titles[lang])}</a></li>`);
  return links.length > 0 ? `<nav><ul>${links.join('')}</ul></nav>` : '';
}

const page = (lang, section, title, body) => `<!doctype html>
<html lang="${lang}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escape(title)}</title>
<link rel="stylesheet" href="/style.css">
<body>
<header><a href="${prefixOf(lang)}/">Rsdoctor</a></header>
${sidebar(lang, section)}
<main>${body}</main>
</body>
</html>
`;

rmSync('out', { recursive: true, force: true });
mkdirSync('out');
cpSync('style.css', 'out/style.css');
for (const file of readdirSync('content', { recursive: true, encoding: 'utf8' })) {
  if (!file.endsWith('.md')) continue;
  const parts = file.slice(0, -3).split(path.sep);
  const lang = langs.includes(parts[0]) ? parts.shift() : 'en';
  const markdown = readFileSync(path.join('content', file), 'utf8');
  const title = markdown.slice(2, markdown.indexOf('\n'));
  const target = path.join('out', `${file.slice(0, -3)}.html`);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, page(lang, parts[0], title, marked.parse(markdown)));
}
