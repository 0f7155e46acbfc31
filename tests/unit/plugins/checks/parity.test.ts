import { expect, test, describe, it } from 'vitest';
import { inAnyLang, linkInAnyLang, stripComments } from '../../../../plugins/checks/parity/compareParts';
import {
  checkSameFiles,
  checkSameFrontmatter,
  checkSameHeadings,
  checkSameParts,
} from '../../../../plugins/checks/parity/checkParity';
import { fixture, places } from './fixture';

test('S3-33 the two languages of a picture of the report are one picture, each on its own page', () => {
  const [en, zh] = ['/images/report/a-b-en-light.png', '/images/report/a-b-zh-light.png'];
  expect(inAnyLang(zh, 'zh')).toBe(inAnyLang(en, 'en'));
  // The English picture on the Chinese page is the mistake that this must not hide.
  expect(inAnyLang(en, 'zh')).not.toBe(inAnyLang(en, 'en'));
  expect(inAnyLang('/images/report/a-b-zh-dark.png', 'zh')).not.toBe(inAnyLang(en, 'en'));
});

test('other pictures and values stay as they are', () => {
  for (const value of ['/images/other-zh-light.png', 'light-zh', 3, undefined])
    expect(inAnyLang(value, 'zh')).toBe(value);
});

test.each([
  ['https://rspack.rs', 'https://rspack.rs/zh/'],
  ['https://docs.github.com/en/actions', 'https://docs.github.com/zh/actions'],
  ['https://docusaurus.io', 'https://docusaurus.io/zh-CN/'],
  ['https://webpack.js.org/configuration/devtool/', 'https://webpack.docschina.org/configuration/devtool/'],
])('a link leads to the page of another site in the language of the reader: %s', (en, zh) => {
  expect(linkInAnyLang(zh, 'zh')).toBe(linkInAnyLang(en, 'en'));
  expect(linkInAnyLang(zh, 'en')).not.toBe(linkInAnyLang(en, 'en'));
});

test('other links stay as they are', () => {
  for (const href of ['/guide/start/cli', 'https://rspack.rs/zhou', '#zh'])
    expect(linkInAnyLang(href, 'zh')).toBe(href);
});

describe('parity gate: comments', () => {
  it.each([
    ['js', 'a(); // b\n// c\nd();', 'a();\nd();'],
    ['ts', '/* a\n b */\nconst c = 1; /* d */', 'const c = 1;'],
    ['tsx', "const a = 'https://b'; // c", "const a = 'https://b';"],
    ['js', 'const a = `x // y`; // z', 'const a = `x // y`;'],
    ['js', 'const a = "it\\"s // b";', 'const a = "it\\"s // b";'],
    ['css', 'a { color: red; } /* b */', 'a { color: red; }'],
    ['bash', '# a\nnpm run b # c\nopen "d#e" \'# f\' g#h', 'npm run b\nopen "d#e" \'# f\' g#h'],
    ['yaml', 'a: b # c\nd: "# e"', 'a: b\nd: "# e"'],
    ['html', '<p>a</p><!-- b\nc -->', '<p>a</p>'],
    ['json', '{ "a": "// b # c" }', '{ "a": "// b # c" }'],
    ['text', '# a // b', '# a // b'],
    ['', '// a', '// a'],
  ])('%s: %j', (language, code, bare) => {
    expect(stripComments(code, language)).toBe(bare);
  });
});

describe('parity gate', () => {
  it('a file without its translation, in either language', async () => {
    expect(places(await checkSameFiles(fixture('missing-zh-page')))).toEqual([
      'docs/en/guide/page.mdx:1 parity/files',
      'docs/zh/guide/only.mdx:1 parity/files',
    ]);
  });

  it('tells how to make the translation', async () => {
    const [issue] = await checkSameFiles(fixture('missing-zh-page'));
    expect(issue?.fix).toMatch(/^write docs\/zh\/guide\/page\.mdx; .*npm run new:page -- guide\/page/);
  });
});

describe('parity gate', () => {
  it('a key that one language lacks, and another value', async () => {
    expect(places(await checkSameFrontmatter(fixture('frontmatter-differs')))).toEqual([
      'docs/en/guide/page.mdx:4 parity/frontmatter',
      'docs/zh/guide/page.mdx:3 parity/frontmatter',
    ]);
  });
});

describe('parity gate', () => {
  it('ids that only one language has', async () => {
    expect(places(await checkSameHeadings(fixture('heading-differs')))).toEqual([
      'docs/en/guide/page.mdx:9 parity/headings',
      'docs/zh/guide/page.mdx:9 parity/headings',
    ]);
  });

  it('a heading below another one, and another level', async () => {
    const issues = await checkSameHeadings(fixture('heading-order-differs'));
    expect(issues.map(({ line, message }) => `${line} ${message}`)).toEqual([
      '9 English has ### {#detail} below {#first}, Chinese ### {#detail} below {#second}',
      '11 English has #### {#deep} below {#second}, Chinese ### {#deep} below {#second}',
    ]);
  });

  it('the order of sections is free', async () => {
    expect(places(await checkSameHeadings(fixture('facts-reordered')))).toEqual([]);
  });
});

describe('parity gate', () => {
  it('code, and the file name of a block', async () => {
    expect(places(await checkSameParts(fixture('code-differs')))).toEqual([
      'docs/zh/guide/page.mdx:7 parity/code',
      'docs/zh/guide/page.mdx:14 parity/code',
    ]);
  });

  it('link targets', async () => {
    expect(places(await checkSameParts(fixture('link-differs')))).toEqual([
      'docs/en/guide/page.mdx:7 parity/link',
      'docs/zh/guide/page.mdx:7 parity/link',
    ]);
  });

  it('images', async () => {
    expect(places(await checkSameParts(fixture('image-differs')))).toEqual([
      'docs/en/guide/page.mdx:7 parity/image',
      'docs/zh/guide/page.mdx:7 parity/image',
    ]);
  });

  it('containers and components with their attributes', async () => {
    expect(places(await checkSameParts(fixture('container-differs')))).toEqual([
      'docs/zh/guide/page.mdx:7 parity/part',
      'docs/zh/guide/page.mdx:13 parity/part',
    ]);
  });

  it('the order of steps, and a tab that one language lacks', async () => {
    const issues = await checkSameParts(fixture('steps-differ'));
    expect(issues.map(({ file, line, message }) => `${file}:${line} ${message}`)).toEqual([
      'docs/zh/guide/page.mdx:7 `<Steps> {#run} {#install}` here, `<Steps> {#install} {#run}` in the section #page of the English page',
      'docs/en/guide/page.mdx:25 `<Tab> 2` is missing in the section #tools of the Chinese page',
    ]);
  });

  it('nothing, where only order and count differ: a Chinese page need not mirror the English one', async () => {
    expect(await checkSameParts(fixture('facts-reordered'))).toEqual([]);
  });

  it('inline code', async () => {
    expect(places(await checkSameParts(fixture('inline-code-differs')))).toEqual([
      'docs/en/guide/page.mdx:7 parity/inline-code',
      'docs/zh/guide/page.mdx:7 parity/inline-code',
    ]);
  });

  it('numbers, but not in link texts and not for a thousands comma', async () => {
    expect(places(await checkSameParts(fixture('number-differs')))).toEqual([
      'docs/zh/guide/page.mdx:11 parity/number',
    ]);
  });

  const exception = {
    file: 'guide/page',
    section: 'later',
    kind: 'number',
    value: '2',
    reason: 'a test',
  } as const;

  it('an exception covers exactly its difference', async () => {
    expect(await checkSameParts(fixture('number-differs', { parityExceptions: [exception] }))).toEqual([]);
    const elsewhere = { ...exception, section: 'page' };
    expect(
      places(await checkSameParts(fixture('number-differs', { parityExceptions: [elsewhere] }))),
    ).toEqual(['docs/zh/guide/page.mdx:11 parity/number', 'site/parityExceptions.ts:1 parity/exception']);
  });

  it('an exception that is no longer needed is reported', async () => {
    const issues = await checkSameParts(fixture('good-site', { parityExceptions: [exception] }));
    expect(places(issues)).toEqual(['site/parityExceptions.ts:1 parity/exception']);
  });

  it('shows both lines where code parts', async () => {
    const [first, second] = await checkSameParts(fixture('code-differs'));
    expect(first?.message).toBe(
      '`const port = 3001;` here, `const port = 3000;` in the section #page of the English page',
    );
    expect(second?.message).toContain('`js title="b.mjs"` here, `js title="a.mjs"`');
  });
});
