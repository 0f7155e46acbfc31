import { describe, expect, test } from 'vitest';
import { stemWord } from '../../../../packages/search/stemWord';
import { tokenize } from '../../../../packages/search/tokenize';

const terms = (text: string): string[] => tokenize(text).map(({ term }) => term);

describe('tokens', () => {
  test('an identifier is found whole, by its tails and by its pieces', () => {
    expect(terms('enableNativePlugin')).toEqual([
      'enablenativeplugin',
      'nativeplugin',
      'enabl',
      'nativ',
      'plugin',
    ]);
    expect(terms('output.reportDir')).toEqual(['outputreportdir', 'reportdir', 'output', 'report', 'dir']);
  });

  test('a rule code is found by its number too, a version only whole', () => {
    expect(terms('E1001')).toEqual(['e1001', '1001']);
    expect(terms('v1.6.3')).toEqual(['1.6.3']);
  });

  test('Chinese is cut into letters and overlapping pairs, apart from Latin words', () => {
    expect(terms('产物体积')).toEqual(['产', '产物', '物', '物体', '体', '体积', '积']);
    expect(terms('loader耗时')).toEqual(['loader', '耗', '耗时', '时']);
  });

  test('S5-5 accents, case, width and Traditional letters do not count', () => {
    expect(terms('ÉCLAIR')).toEqual(terms('eclair'));
    expect(terms('ＡＢＣ')).toEqual(terms('abc'));
    expect(terms('編譯預警')).toEqual(terms('编译预警'));
  });

  test('a token tells its place in the original, also behind letters that fold to more or fewer', () => {
    for (const text of ['e\u0301clair ﬁle Dir', 'ﬃx 產物 reportDir', '\ud800 word']) {
      for (const { start, end, raw } of tokenize(text)) {
        expect(tokenize(text.slice(start, end)).map((token) => token.raw)).toContain(raw);
      }
    }
    const [token] = tokenize('x Éclair').slice(1);
    expect([token?.start, token?.end]).toEqual([2, 8]);
  });
});

test.each([
  [['bundle', 'bundles', 'bundled', 'bundling'], 'bundl'],
  [['dependency', 'dependencies'], 'dependency'],
  [['rule', 'rules'], 'rule'],
  [['plugin', 'plugins'], 'plugin'],
  [['stop', 'stops', 'stopped', 'stopping'], 'stop'],
  [['class'], 'class'],
  [['string'], 'string'],
  [['css'], 'css'],
  [['analysis'], 'analysis'],
])('the stem of %s is %s', (words, stem) => {
  expect(words.map(stemWord)).toEqual(words.map(() => stem));
});
