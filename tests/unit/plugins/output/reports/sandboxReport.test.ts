import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { inlineScript } from '../../../../../plugins/hosting/head-scripts';
import { insertData, readClient } from '../../../../../plugins/output/reports/publishReport';
import { sandboxReport } from '../../../../../plugins/output/reports/sandboxReport';
import { splitReport } from '../../../../../tools/reports/makeReport';
import { REPORT_WIDTH, REPORT_STORAGE } from '../../../../../site/reportInterface';
import { loneFonts } from '../../../../support/loneFonts';

const MARKS = { light: '<svg id="l"/>', dark: '<svg id="d"/>', icon: "<svg id='i'/>" };
const DATA = '<script>window.__RSDOCTOR__={}</script>';

describe.each(['index', 'diff'] as const)('the interface %s of the installed package', (name) => {
  const client = readClient(name);

  test('is one page, and data that is put into it can be taken out again', () => {
    expect(client).not.toMatch(/<script[^>]*\ssrc=|<link\b/);
    expect(splitReport(insertData(client, DATA), client)).toBe(DATA);
  });

  test('asks for nothing once it is sealed', () => {
    const page = sandboxReport(insertData(client, DATA), MARKS);
    expect(page).not.toContain('assets.rspack.rs');
    expect(page).toContain("default-src 'none'");
    // In front of it stands only what leaves the page where the host sends no policy.
    expect(page.split('Content-Security-Policy')[0]).toMatch(
      /^[^<]*(?:<!doctype html>)?\s*<html[^>]*>\s*<head><script>[^<]*<\/script><meta http-equiv="$/i,
    );
    expect(page).toContain(DATA);
  });

  test('design 10 asks for no font alone, and has no sign that needs a font of emoji', () => {
    const page = sandboxReport(insertData(client, DATA), MARKS);
    expect(loneFonts(page)).toEqual([]);
    const signs = [...client.matchAll(/[Cc]heckedChildren:"[^\w"]+"/g)];
    expect(signs.length).toBeGreaterThan(1);
    for (const [sign] of signs) {
      const state = sign.startsWith('c') ? 'checked' : 'unchecked';
      expect(page).toMatch(new RegExp(`-inner-${state}\\{color:transparent[^}]*data:image/svg`));
    }
  });

  test('issue 18.3 is laid out as wide as it needs, on phones too', () => {
    const page = sandboxReport(insertData(client, DATA), MARKS);
    expect(page.match(/<meta name="viewport"[^>]*>/g)).toEqual([
      `<meta name="viewport" content="width=${REPORT_WIDTH}">`,
    ]);
    expect(page).toContain(`<style>body{min-width:${REPORT_WIDTH}px}</style>`);
    expect(() => sandboxReport(client.replace('initial-scale', 'scale'), MARKS)).not.toThrow();
    expect(() => sandboxReport(client.replace('name="viewport"', 'name="view"'), MARKS)).toThrow('VIEWPORT');
  });
});

test('a report that is built in another way is refused', () => {
  expect(() => splitReport('<body>data<div id="root"></div>', readClient('index'))).toThrow(
    'The report is not the interface of @rsdoctor/client',
  );
});

test('an interface that loads other pictures is refused with the place to correct', () => {
  expect(() => sandboxReport('<head></head>', MARKS)).toThrow(
    'plugins/output/reports/sandboxReport.ts: the report does not load https://assets.rspack.rs/',
  );
});

describe('first script of a published report', () => {
  const stored = (search: string, isDark = false) => {
    const entries: Record<string, string> = {};
    const window = {
      location: { search },
      localStorage: { setItem: (key: string, value: string) => (entries[key] = value) },
      URLSearchParams,
      Response,
      Headers,
      matchMedia: () => ({ matches: isDark }),
      fetch: undefined as unknown as () => Promise<Response>,
    };
    runInNewContext(inlineScript('reportSetup', REPORT_STORAGE), { window, Promise });
    return { entries, fetch: window.fetch };
  };

  test('takes theme and language from the address, and nothing else', () => {
    const { theme, lang, visited } = REPORT_STORAGE.keys;
    expect(stored('?theme=dark&lang=zh').entries).toEqual({ [theme]: 'dark', [lang]: 'cn', [visited]: '1' });
    expect(stored('?theme=pink&lang=').entries).toEqual({ [visited]: '1' });
  });

  test('issue 18.3 follows the system where the address names no theme', () => {
    const { theme } = REPORT_STORAGE.keys;
    expect(stored('?lang=en', true).entries[theme]).toBe('dark');
    expect(stored('?lang=en').entries[theme]).toBe('light');
    expect(stored('?theme=light', true).entries[theme]).toBe('light');
  });

  test('answers the question for a manifest without a request', async () => {
    expect(await (await stored('').fetch()).json()).toEqual({});
  });
});
