import { readFileSync } from 'node:fs';

const { sections } = JSON.parse(readFileSync('site.json', 'utf8'));

const toItems = ({ name, pages }) => {
  const items = pages.map(({ path }) => path);
  return name ? [{ type: 'category', label: name, collapsed: false, items }] : items;
};

export default Object.fromEntries(sections.map(({ name, groups }) => [name, groups.flatMap(toItems)]));
