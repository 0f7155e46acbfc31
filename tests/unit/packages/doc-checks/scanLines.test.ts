import { describe, expect, it } from 'vitest';
import { scanLines } from '../../../../packages/doc-checks/scanLines';

const scan = (...lines: string[]) => scanLines(lines.join('\n'));

describe('content gates: line scan', () => {
  it('takes heading ids out, escaped ones too, and keeps the lines', () => {
    const { text, ids } = scan('# Title {#title}', '', '## `a {b}` \\{#a-b}', 'a {#no} b');
    expect(text.split('\n')).toEqual(['# Title', '', '## `a {b}`', 'a {#no} b']);
    expect([...ids]).toEqual([
      [1, 'title'],
      [3, 'a-b'],
    ]);
  });

  it('leaves fenced code alone, in lists, in quotes and inside longer fences', () => {
    const lines = [
      '````md',
      '```',
      '# x {#x}',
      ':::tip',
      '````',
      '  ```sh',
      '  # y {#y}',
      '  ```',
      '> ~~~',
      '> :::',
      '> ~~~',
    ];
    const { text, ids, containers } = scan(...lines);
    expect(text).toBe(lines.join('\n'));
    expect([ids.size, containers.length]).toEqual([0, 0]);
  });

  it('reads the title of a container in both spellings', () => {
    const { containers, text } = scan(
      ':::tip A title',
      'a',
      ':::',
      '',
      '::: info{title="Other"}',
      'b',
      ':::',
    );
    expect(containers).toEqual([
      { line: 1, name: 'tip', title: 'A title' },
      { line: 5, name: 'info', title: 'Other' },
    ]);
    expect(text.split('\n')).toEqual(['', 'a', '', '', '', 'b', '']);
  });

  it('matches nested ends from the inside out', () => {
    const { containers } = scan(':::tip A', '', ':::info B', '- a', ':::', '', 'c');
    expect(containers.map(({ fault }) => fault)).toEqual(['not closed', 'no blank line around its end']);
  });
});
