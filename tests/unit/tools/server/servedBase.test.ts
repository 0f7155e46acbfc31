import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { OUTPUT_MARK, markText } from '../../../../plugins/hosting/output-folder/builtBase';
import { servedBase } from '../../../../tools/server/servedBase';

let root = '';
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'served-base-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const mark = (text: string) => writeFileSync(path.join(root, OUTPUT_MARK), text);

test('the preview serves at the base path that the output was built with', () => {
  mark(markText('/docs/'));
  expect(servedBase(root, '', '/')).toBe('/docs/');
  expect(servedBase(root, undefined, '/')).toBe('/docs/');
  expect(servedBase(root, '/docs/', '/docs/')).toBe('/docs/');
});

test('another base path is refused, with both ways out', () => {
  mark(markText('/docs/'));
  expect(() => servedBase(root, '/other/', '/other/')).toThrow(
    /^SITE_BASE=\/other\/, but .* was built for \/docs\/\. Leave SITE_BASE out, or build again with SITE_BASE=\/other\/ npm run build\.$/,
  );
});

test.each(['', 'An older build wrote this folder.\n', 'Base path: docs\n', 'Base path: /a?b/\n'])(
  'an output that does not say (%j) is served as the environment says',
  (text) => {
    mark(text);
    expect(servedBase(root, '/docs/', '/docs/')).toBe('/docs/');
    expect(servedBase(root, undefined, '/')).toBe('/');
  },
);
