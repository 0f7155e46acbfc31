import { expect, test } from 'vitest';
import { decodePath } from '../../../../lib/text/address';
import { OLD_ANCHORS } from '../../../../site/oldAnchors';
import { newAnchor } from '../../../../theme/not-found/knownAnchor';

const options = [
  'disable-client-server',
  'output-report-dir',
  'mode',
  'output-mode',
  'server',
  'server-port',
  'port',
];
const on = (id: string, ids = options) => newAnchor(id, '/config/options/options', ids, OLD_ANCHORS);

test('S5-8 an id that lost its hyphens and capitals is found again', () => {
  expect(on('disableclientserver')).toBe('disable-client-server');
  expect(on('disableClientServer')).toBe('disable-client-server');
  expect(on('mode')).toBe('mode');
});

test('S5-8 the end of one id is enough, the end of several is not', () => {
  expect(on('reportdir')).toBe('output-report-dir');
  expect(on('outputreportdir')).toBe('output-report-dir');
  expect(on('mode', ['output-mode', 'brief-mode'])).toBeUndefined();
  expect(on('r')).toBeUndefined();
  expect(on('nothing-like-it')).toBeUndefined();
});

test('S5-8 the id that the report links to leads to its section, where the page has that', () => {
  const id = decodePath(
    'cssextractrspackplugin-%E7%9A%84-loader-%E8%80%97%E6%97%B6%E8%BF%87%E9%95%BF%E9%97%AE%E9%A2%98',
  );
  expect(newAnchor(id, '/guide/more/faq', ['faq', 'css-extract-slow'], OLD_ANCHORS)).toBe('css-extract-slow');
  expect(newAnchor(id, '/guide/more/faq', ['faq'], OLD_ANCHORS)).toBeUndefined();
  expect(newAnchor(id, '/guide/more/rules', ['css-extract-slow'], OLD_ANCHORS)).toBeUndefined();
});

test('a path that does not decode stays as it is', () => {
  expect(decodePath('/%E0%A4%A')).toBe('/%E0%A4%A');
  expect(decodePath('/zh/%E8%A7%84')).toBe('/zh/规');
});

test('S5-8 a section that became a page leads to the page, whatever headings there are', () => {
  const on = (id: string) => newAnchor(id, '/guide/start/quick-start', ['install', 'run'], OLD_ANCHORS);
  expect(on('next-js')).toBe('/guide/frameworks/next-js');
  expect(on('webpack-register')).toBe('/guide/start/quick-start?tool=webpack#register');
  expect(on('when-no-report-shows')).toBe('/guide/more/troubleshooting');
});
