import { describe, expect, test } from 'vitest';
import { toolInLang, langOfPath } from '../../../lib/text/toolInLang';
import { TOOLS } from '../../../site/tools';

const urls = (path: string) => TOOLS.map((tool) => toolInLang(tool, langOfPath(path)).url);

describe('TOOLS', () => {
  test('S1-1 S3-47 lists six tools and the awesome list', () => {
    expect(TOOLS.map(({ name }) => name)).toEqual([
      'Rspack',
      'Rsbuild',
      'Rspress',
      'Rslib',
      'Rsdoctor',
      'Rstest',
      'Awesome Rstack',
    ]);
  });

  test('S3-47 every tool has its own mark and a text in each language', () => {
    expect(new Set(TOOLS.map(({ logo }) => logo)).size).toBe(TOOLS.length);
    for (const { name, desc, descEn, url, logoScale = 1 } of TOOLS) {
      expect(desc, name).toMatch(/\p{Script=Han}/u);
      expect(descEn, name).toMatch(/^[\x20-\x7E]+$/);
      expect(url, name).toMatch(/^https:\/\/[^ ]+$/);
      expect(Math.abs(logoScale - 1), name).toBeLessThan(0.5);
    }
  });

  test('S1-3 a path that contains zh leads to Chinese sites, any other path to English ones', () => {
    const names = ['rspack', 'rsbuild', 'rspress', 'rslib', 'rsdoctor', 'rstest'];
    const list = 'https://github.com/rstackjs/awesome-rstack';
    expect(urls('/zh/guide/start/intro')).toEqual([...names.map((name) => `https://${name}.rs/zh/`), list]);
    for (const path of ['/', '/guide/start/intro']) {
      expect(urls(path), path).toEqual([...names.map((name) => `https://${name}.rs/`), list]);
    }
  });

  test('S1-3 the description is in the language of the address', () => {
    const [tool] = TOOLS;
    if (!tool) throw new Error('no tool');
    expect(toolInLang(tool, 'zh')).toMatchObject({ name: tool.name, desc: tool.desc });
    expect(toolInLang(tool, 'en')).toMatchObject({ name: tool.name, desc: tool.descEn });
  });
});
