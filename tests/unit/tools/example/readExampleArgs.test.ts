import { describe, expect, test } from 'vitest';
import { readExampleArgs } from '../../../../tools/example';

describe('example/arguments', () => {
  test('example/arguments a name builds and opens; no name asks for the list', () => {
    expect(readExampleArgs(['rspack-app'])).toEqual({ name: 'rspack-app', open: true });
    expect(readExampleArgs([])).toEqual({ open: true });
  });

  test('example/arguments --no-open counts behind "--" and when npm took it for itself', () => {
    expect(readExampleArgs(['rspack-app', '--no-open']).open).toBe(false);
    expect(readExampleArgs(['rspack-app'], { npm_config_open: '' }).open).toBe(false);
  });

  test('example/arguments an unknown name lists the names; prototype names are unknown too', () => {
    const names = 'There are: rspack-app, webpack-app, rsbuild-app, diff-before, diff-after, graphiql.';
    expect(() => readExampleArgs(['nope'])).toThrow(`There is no example "nope". ${names}`);
    expect(() => readExampleArgs(['toString'])).toThrow('There is no example "toString".');
  });

  test('issue 5 example/arguments a second word is a change of the example, and an unknown one lists them', () => {
    expect(readExampleArgs(['rspack-app', 'one-immer'])).toEqual({
      name: 'rspack-app',
      change: 'one-immer',
      open: true,
    });
    expect(() => readExampleArgs(['webpack-app', 'nope'])).toThrow(
      '"webpack-app" has no change "nope". There are: esbuild-minify, own-code.',
    );
    expect(() => readExampleArgs(['rsbuild-app', 'nope'])).toThrow('There are: none.');
  });

  test('example/arguments a third word or an unknown flag is refused', () => {
    expect(() => readExampleArgs(['rspack-app', 'one-immer', 'more'])).toThrow('"more" is too much');
    expect(() => readExampleArgs(['--bad'])).toThrow("Unknown option '--bad'");
  });
});
