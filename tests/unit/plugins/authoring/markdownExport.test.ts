import { describe, expect, test } from 'vitest';
import { tidyMarkdown, markdownSource } from '../../../../plugins/authoring/markdownExport';
import { REPORT_NUMBERS } from '../../../../site/reportNumbers';

describe('issue 7.5 the source of a Markdown export', () => {
  test('components in sentences and in lists become their text', () => {
    const source =
      '---\ntitle: a\n---\n\n# A {#a}\n\n- One <Term id="chunk">chunk</Term> is <Badge tone="tip">new</Badge>.\n';
    expect(markdownSource(source)).toBe('---\ntitle: a\n---\n\n# A {#a}\n\n- One chunk is **new**.\n');
  });

  test('a post has its day and reading time below the title, as on its page', () => {
    const source = '---\npublished_at: 2026-07-15\n---\n\n# A {#a}\n\nText.\n';
    const shown = '---\npublished_at: 2026-07-15\n---\n\n# A {#a}\n\n*July 15, 2026 · 1 min read*\n\nText.\n';
    expect(markdownSource(source)).toBe(shown);
    expect(markdownSource(source, { lang: 'zh' })).toContain('\n\n*2026年7月15日 · 阅读约 1 分钟*\n\n');
  });

  test('a number of a report is that number', () => {
    const source = '1. **Size**: <ReportNumber report="rspack-app" name="totalSize" /> in all.';
    expect(markdownSource(source)).toBe(`1. **Size**: ${REPORT_NUMBERS['rspack-app'].totalSize} in all.`);
    expect(() => markdownSource('A <ReportNumber report="rspack-app" name="no" />.')).toThrow('number no');
  });

  test('steps and tabs leave their content, with the label of each tab', () => {
    const source =
      '<Steps>\n\n### Do {#do}\n\nOne.\n\n<Tabs group="a">\n\n<Tab label="Rspack">\n\nTwo.\n\n</Tab>\n\n</Tabs>\n\n</Steps>\n';
    const blocks = markdownSource(source)
      .split(/\n{2,}/)
      .filter((block) => block.trim());
    expect(blocks.map((block) => block.trim())).toEqual(['### Do {#do}', 'One.', '**Rspack**', 'Two.']);
  });

  test('code and other components stay as they are', () => {
    const source =
      'Write `<Term id="chunk">`.\n\n```mdx\n<Badge>1</Badge>\n```\n\n<ReportShot name="overall" />\n';
    expect(markdownSource(source)).toBe(source);
  });
});

describe('issue 7.5 a tidy Markdown export', () => {
  test('ids of headings are written as in the source', () => {
    expect(tidyMarkdown('# A \\{#a}\n\nText \\{#b}\n')).toBe('# A {#a}\n\nText \\{#b}\n');
  });

  test('a heading stands apart from the text above it', () => {
    expect(tidyMarkdown('# A\n\nText\n## B\n\n```sh\n# c\n```\n')).toBe(
      '# A\n\nText\n\n## B\n\n```sh\n# c\n```\n',
    );
  });

  test('one empty line between blocks, and code untouched', () => {
    expect(tidyMarkdown('\n\na\n\n\n\n```js\na\n\n\n# b \\{#c}\n```\n\n\nb\n\n')).toBe(
      'a\n\n```js\na\n\n\n# b \\{#c}\n```\n\nb\n',
    );
  });
});
