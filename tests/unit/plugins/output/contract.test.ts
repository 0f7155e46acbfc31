import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { PAST_CONTRACTS, contractFiles } from '../../../../plugins/output/contract';
import { CONTRACT } from '../../../../site/contract/contract';
import { tempFolder } from '../../../support/tempFolder';

const SITE = 'https://example.com/docs/';

test('issue 21.5 each documented version keeps its files, the newest also as latest', () => {
  const root = tempFolder('contract-');
  mkdirSync(path.join(root, PAST_CONTRACTS), { recursive: true });
  const past = { ...CONTRACT, version: '1.5.0', options: CONTRACT.options.slice(0, 2) };
  writeFileSync(path.join(root, PAST_CONTRACTS, '1.5.0.json'), JSON.stringify(past));
  const files = new Map(contractFiles(root, SITE));
  expect(files.get('/contract/1.5.0.json')).toContain('"version": "1.5.0"');
  expect(files.get('/contract/latest.json')).toBe(files.get(`/contract/${CONTRACT.version}.json`));
  expect(files.get('/contract/1.5.0/rspack-options.schema.json')).not.toContain('"linter"');
});
