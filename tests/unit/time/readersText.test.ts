import { expect, test, vi } from 'vitest';
import { hiddenParts } from '../../../theme/page-tools/HideParts';
import { diagnose } from '../../../components/diagnose/diagnose';
import { knowsMessage } from '../../../components/diagnose/findMessages';
import { checkOptions } from '../../../components/options-check/checkOptions';
import { foldText } from '../../../lib/text/foldText';
import { decodeEntities } from '../../../lib/text/entities';
import { addressQuery, decodeHash, decodePath } from '../../../lib/text/address';
import { readQuery } from '../../../packages/search/rank';
import { findNear } from '../../../packages/search/answerQuery';
import { normalizeHeading } from '../../../packages/search/tokenize';
import * as LIMITS from '../../../site/limits';
import { ROUTES } from '../../../site/routes';
import { switchPath } from '../../../theme/nav/Switches';
import { filterGroups } from '../../../theme/doc/overviewGroups';
import { toHelp } from '../../../theme/not-found/help';
import { newAnchor } from '../../../theme/not-found/knownAnchor';
import { smallIndex, smallPage } from '../packages/search/smallSite';

vi.mock('@rspress/core/runtime', async () => (await import('../components/hostMocks')).runtime());

/** What servers and browsers take of an address; a page of the history may have more, and no reader has written it. */
const ADDRESS = 64_000;
/** Report JSON of the examples, and what a text field is given; the file may be a hundred times as long. */
const OUTPUT = 512_000;

/** Pieces that a text of any length is made of: what breaks regular expressions, normalizing, decoding, splitting. */
const PIECES = [
  ...['a', 'ab-', ' a', 'e ', '/', '/index', 'a.html/', '%', '%E0%A4%A', '产', '物体', '😀', '\ud800'],
  ...['e\u0301', '\u0301\u0323', '\u0344\u0323', '\uff9e\u0301', '\u001b[', '│ ', '&amp', '<mark>'],
  ...['../', '`', 'next.js', '[[[', '{"a":', '{ a: [', '{ a: `${', "{ a: '\\", '{ a: /[', '/*'],
  ...['[E1001', '[e1001:', ' versions was found', 'enoent: no such file or directory, open '],
  "require('a') (cjs require) which prevents tree-shaking of the entire module",
  ...['new RsdoctorRspackPlugin({', 'linter: { rules: { cjs: 1 } }, ', 'mdoe: 1, '],
];

const index = smallIndex([smallPage(0, 'en', 'Bundle size', '产物分析')]);
const place = { lang: 'zh', defaultLang: 'en', version: '', defaultVersion: '' };
const pages = ROUTES.map(({ path }) => ({ path, title: path.replaceAll('/', ' '), lang: 'en' }));
const groups = [{ name: 'Guide', items: pages.map(({ title, path }) => ({ text: title, link: path })) }];

/** Every function that a reader's text reaches as it is, with the longest text that it may be given. */
const FUNCTIONS: readonly (readonly [name: string, cap: number, run: (text: string) => unknown])[] = [
  ['toHelp', ADDRESS, (text) => toHelp(`/${text}`, 'en', pages)],
  ['toHelp of Chinese', ADDRESS, (text) => toHelp(`/zh/${text}`, 'zh', pages)],
  ['newAnchor', ADDRESS, (text) => newAnchor(text, '/config', ['one', 'output-report-dir'])],
  ['decodeHash', ADDRESS, decodeHash],
  ['decodePath', ADDRESS, decodePath],
  ['switchPath', ADDRESS, (text) => switchPath({ ...place, routePath: `/zh/${text}` }, { lang: 'en' })],
  ['hiddenParts', ADDRESS, (text) => hiddenParts(`?navbar=${text}`)],
  ['addressQuery', ADDRESS, (text) => addressQuery(`?search=${text}`)],
  ['diagnose', OUTPUT, diagnose],
  ['knowsMessage', OUTPUT, knowsMessage],
  ['checkOptions', LIMITS.optionsLength, checkOptions],
  ['options of a call', LIMITS.optionsLength, (text) => checkOptions(`new RsdoctorRspackPlugin({${text}`)],
  ['filterGroups', ADDRESS, (text) => filterGroups(groups, text)],
  ['readQuery', ADDRESS, readQuery],
  ['findNear', ADDRESS, (text) => findNear(text, index)],
  ['foldText', LIMITS.addressQueryLength * 64, foldText],
  ['normalizeHeading', LIMITS.addressQueryLength * 64, normalizeHeading],
  ['decodeEntities', ADDRESS, decodeEntities],
];

/** What grows with the square of the length takes minutes; the rest takes milliseconds, or a second on a busy machine. */
const SLOW = 2000;

test.each(FUNCTIONS)(
  'issue 15 the longest text of a reader does not hold the page up: %s, %i characters',
  { timeout: 120_000 },
  (_name, cap, run) => {
    for (const piece of PIECES) {
      const text = piece.repeat(Math.ceil(cap / piece.length));
      const { user: before } = process.cpuUsage();
      run(text);
      expect((process.cpuUsage().user - before) / 1000, piece).toBeLessThan(SLOW);
    }
  },
);
