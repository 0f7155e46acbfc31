import { describe, expect, test } from 'vitest';
import { manifestFaults } from '../../../../tools/shots/manifestFaults';

const view = { report: 'app', route: '#/overall', crop: 'body', marks: ['.a'] };
const text = (words: string) => ({ en: words, zh: words });
const shot = { report: 'app', alt: text('{files} files'), caption: text('a view'), marks: [text('part')] };
const numbers = { app: { files: '5' } };

const faults = (views: object, shots: object = { one: shot }) =>
  manifestFaults({ views: views as never, shots: shots as never, numbers });

describe('picture manifest', () => {
  test('a whole entry passes', () => {
    expect(faults({ one: view })).toEqual([]);
  });

  test('every kind of step passes', () => {
    const steps = [
      { click: '.a' },
      { choose: '.a' },
      { doubleClick: '.a' },
      { hover: '.a' },
      { hover: '.a', at: { x: 4, y: 2 } },
      { fill: '.a', text: '' },
      { select: '.a', text: 'optimization' },
    ];
    expect(faults({ one: { ...view, steps } })).toEqual([]);
  });

  test.each([
    [
      'an unknown option',
      { ...view, zoom: 2 },
      /site\/reportViews\.ts: "one": Unrecognized key: "zoom"\. Correct/,
    ],
    ['an unknown report', { ...view, report: 'ap' }, /"one" at report: Invalid input: expected "app"/],
    ['a route that is none', { ...view, route: '/overall' }, /"one" at route: must begin with #\//],
    ['a size that is none', { ...view, maxHeight: 0 }, /"one" at maxHeight: Too small/],
    ['an unknown step', { ...view, steps: [{ press: 'Enter' }] }, /"one" at steps\.0: /],
    ['nothing to select', { ...view, steps: [{ select: '.a', text: '' }] }, /"one" at steps\.0\.text: /],
    ['no crop', { ...view, crop: undefined }, /"one" at crop: /],
  ])('%s is reported with file, name, reason and fix', (_what, wrong, message) => {
    expect(faults({ one: wrong })).toEqual([expect.stringMatching(message)]);
  });

  test.each([
    ['alt text in one language', { ...shot, alt: { en: 'a view' } }, /site\/shots: "one" at alt\.zh: /],
    ['no caption', { ...shot, caption: undefined }, /site\/shots: "one" at caption: /],
    ['an empty text', { ...shot, marks: [{ en: '', zh: '部分' }] }, /site\/shots: "one" at marks\.0\.en: /],
    ['fewer texts than boxes', { ...shot, marks: [] }, /"one" has 0 texts for 1 boxes\. Give each box one\./],
    [
      'a number that is not there',
      { ...shot, alt: text('{size}') },
      /report app has no number \{size\}\. It has files\. Name one of these/,
    ],
  ])('%s is reported', (_what, wrong, message) => {
    expect(faults({ one: view }, { one: wrong })[0]).toMatch(message);
  });

  test('a picture stands in both tables', () => {
    expect(faults({ one: view, two: view })).toEqual([
      'site/shots: "two" is missing. Give the picture its texts.',
    ]);
    expect(faults({}, { one: shot })).toEqual([
      'site/reportViews.ts: "one" is missing. Say how the picture is taken.',
    ]);
  });
});
