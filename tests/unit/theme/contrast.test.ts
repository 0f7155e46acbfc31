import { readFileSync } from 'node:fs';
import path from 'node:path';
import postcss from 'postcss';
import { expect, test } from 'vitest';

const FILE = path.resolve(import.meta.dirname, '../../../theme/styles/tokens.css');

/** Tokens of the rules with exactly one of these selectors, later ones winning; of media queries only the screen. */
function tokens(...selectors: string[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const top = postcss.parse(readFileSync(FILE, 'utf8')).nodes;
  const isScreen = (node: (typeof top)[number]) => node.type === 'atrule' && node.params === 'screen';
  for (const node of top.flatMap((each) =>
    isScreen(each) && 'nodes' in each ? (each.nodes ?? []) : [each],
  )) {
    if (node.type !== 'rule' || !selectors.includes(node.selector)) continue;
    node.walkDecls(({ prop, value }) => {
      found.set(prop, value);
    });
  }
  return found;
}

const THEMES = { light: tokens(':root'), dark: tokens(':root', ':root.dark') };

function colour(theme: ReadonlyMap<string, string>, name: string): string {
  const value = theme.get(`--site-${name}`) ?? '';
  const [, other] = /^var\(--site-([\w-]+)\)$/.exec(value) ?? [];
  if (other) return colour(theme, other);
  const [, digits = ''] = /^#([\da-f]{3}|[\da-f]{6})$/.exec(value) ?? [];
  if (!digits) throw new Error(`--site-${name} is no plain colour: "${value}"`);
  return digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
}

function luminance(digits: string): number {
  const [red = 0, green = 0, blue = 0] = (digits.match(/../g) ?? []).map((pair) => {
    const value = Number.parseInt(pair, 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(theme: ReadonlyMap<string, string>, first: string, second: string): number {
  const [dark = 0, light = 0] = [first, second]
    .map((name) => luminance(colour(theme, name)))
    .sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const SURFACES = ['surface', 'surface-soft', 'surface-raised'];
const TONES = ['tip', 'info', 'warning', 'danger'];
const pairs = (texts: readonly string[], grounds: readonly string[]) =>
  texts.flatMap((text) => grounds.map((ground) => [text, ground] as const));

const READ = [
  ...pairs(['text', 'text-soft', 'text-muted', 'accent-text'], [...SURFACES, 'accent-soft']),
  ...pairs(['on-accent'], ['accent', 'accent-hover']),
  ...pairs(
    ['text', 'text-soft', 'accent-text'],
    TONES.map((tone) => `${tone}-soft`),
  ),
  // Words of code samples (`host-tokens.css`), also on lines that are marked.
  ...pairs(
    ['text-muted', 'code-function', ...TONES.map((tone) => `${tone}-text`)],
    ['surface-soft', 'accent-soft', 'tip-soft', 'warning-soft', 'danger-soft'],
  ),
  ...TONES.flatMap((tone) => pairs([`${tone}-text`], [...SURFACES, `${tone}-soft`])),
];

const SEEN = pairs(['border-strong', 'focus', 'accent'], SURFACES);

test.each(Object.entries(THEMES))('contrast in the %s theme (WCAG 1.4.3, 1.4.11)', (_name, theme) => {
  const below = (pairs: typeof READ, least: number) =>
    pairs.filter(([front, back]) => contrast(theme, front, back) < least).map((pair) => pair.join(' on '));
  expect({ read: below(READ, 4.5), seen: below(SEEN, 3) }).toEqual({ read: [], seen: [] });
});
