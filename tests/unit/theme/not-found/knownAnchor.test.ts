import { expect, test } from 'vitest';
import { newAnchor } from '../../../../theme/not-found/knownAnchor';

const OPTIONS = '/config/options/options';
const START = '/guide/start/quick-start';
const FAQ = '/guide/more/faq';
const IN_REPORT = 'cssextractrspackplugin-的-loader-耗时过长问题';

test.each([
  ['disableclientserver', OPTIONS, ['disable-client-server'], 'disable-client-server'],
  ['disableClientServer', OPTIONS, ['disable-client-server'], 'disable-client-server'],
  ['mode', OPTIONS, ['mode', 'output-mode'], 'mode'],
  ['reportdir', OPTIONS, ['output-report-dir', 'port'], 'output-report-dir'],
  // The end of several is not enough.
  ['mode', OPTIONS, ['output-mode', 'brief-mode'], undefined],
  ['r', OPTIONS, ['server'], undefined],
  ['nothing-like-it', OPTIONS, ['server'], undefined],
  // The report links to it.
  [IN_REPORT, FAQ, ['faq', 'css-extract-slow'], 'css-extract-slow'],
  [IN_REPORT, FAQ, ['faq'], undefined],
  // Sections that became pages.
  ['next-js', START, ['install'], '/guide/frameworks/next-js'],
  ['webpack-register', START, ['install'], `${START}?tool=webpack#register`],
])('S5-8 the id %s of %s, where there are %j, is now %s', (id, page, ids, expected) => {
  expect(newAnchor(id, page, ids)).toBe(expected);
});
