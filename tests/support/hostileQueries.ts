import { seeded } from './seeded';

const PIECES: readonly string[] = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"><svg/onload=alert(1)>',
  'javascript:alert(1)',
  '{{7*7}}${alert(1)}',
  '</mark><mark>',
  '<mark>bundle</mark>',
  '&lt;b&gt;&amp;',
  '😀👩‍👩‍👧‍👦🏳️‍🌈',
  '\u202Eevil\u202C',
  'مرحبا بالعالم',
  'שלום',
  '\ud800',
  '\udc00bundle',
  'e\u0301'.repeat(40),
  '\0\u0001\u0008',
  '\n\t\r',
  '.*+?^${}()|[]\\',
  '[a-z]+(?=x)',
  '%00%ff%E0%A4%A',
  "' OR 1=1 --",
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '產物體積分析',
  '产物loader耗时',
  'ｆｕｌｌｗｉｄｔｈ',
  'İstanbul ß ﬁ',
  'enableNativePlugin',
  'E1001',
  'report dir',
  'x'.repeat(10_240),
  '产'.repeat(10_240),
  'bundle '.repeat(1_500),
  '-_-./@@//..',
];

/**
 * Queries that nobody should be afraid of: markup, scripts, emoji, right-to-left text, 10 kB strings, lone surrogates,
 * characters of regular expressions, mixes of scripts.
 */
export function hostileQueries(count: number): string[] {
  const random = seeded(20_240_124);
  const pick = (): string => PIECES[Math.floor(random() * PIECES.length)] ?? '';
  const mixed = (): string =>
    Array.from({ length: 1 + Math.floor(random() * 4) }, pick).join(random() < 0.5 ? ' ' : '');
  return Array.from({ length: count }, (_, at) => PIECES[at] ?? mixed());
}

/** How many of them a test of a function asks: a share of all in the quick tier, which has the same kinds. */
export const hostileCount = ({ TEST_TIER }: Readonly<Record<string, string | undefined>>): number =>
  TEST_TIER === 'fast' ? 150 : 2000;
