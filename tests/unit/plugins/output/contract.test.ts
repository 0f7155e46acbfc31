import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { PAST_CONTRACTS, contractFiles, publishedContract } from '../../../../plugins/output/contract';
import { listMachineFiles } from '../../../../plugins/authoring/llmsTxt';
import { CONTRACT } from '../../../../site/contract/contract';
import type { Contract } from '../../../../site/contract/types';
import { MACHINE_FILES } from '../../../../site/machineFiles';
import { tempFolder } from '../../../support/tempFolder';

const SITE = 'https://example.com/docs/';

/** What was added to the contract is taken off again. */
function asRead(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asRead);
  if (typeof value !== 'object' || value === null) return value;
  const added = ['format', 'since', 'page', 'state', 'internal', 'support'];
  const rest = Object.entries(value).filter(([key]) => !added.includes(key));
  return Object.fromEntries(rest.map(([key, each]) => [key, asRead(each)]));
}

test('issue 21.5 the published facts are the contract, with first versions and pages', () => {
  const published = publishedContract(CONTRACT, SITE) as unknown as Contract & { format: number };
  expect(asRead(published)).toEqual(CONTRACT);
  expect(published.format).toBe(1);
  expect(published.options.find(({ path: name }) => name === 'server.port')).toMatchObject({
    since: '1.5.16',
    state: 'current',
    page: `${SITE}config/options/options#server-port`,
  });
  expect(published.options.every((option) => 'since' in option)).toBe(true);
  expect(published.rules.every((rule) => 'since' in rule && 'page' in rule && 'support' in rule)).toBe(true);
  expect(published.commands.every((command) => 'since' in command && 'page' in command)).toBe(true);
  const flags = published.commands.flatMap((command) => command.flags);
  expect(flags.filter((flag) => !('since' in flag))).toEqual([]);
});

test('issue 21.5 each documented version keeps its files, the newest also as latest', () => {
  const root = tempFolder('contract-');
  mkdirSync(path.join(root, PAST_CONTRACTS), { recursive: true });
  const past = { ...CONTRACT, version: '1.5.0', options: CONTRACT.options.slice(0, 2) };
  writeFileSync(path.join(root, PAST_CONTRACTS, '1.5.0.json'), JSON.stringify(past));
  const files = new Map(contractFiles(root, SITE).map(({ path: place, text }) => [place, text]));
  expect(JSON.parse(files.get('/contract/1.5.0.json') ?? '')).toMatchObject({ version: '1.5.0' });
  expect(files.get('/contract/latest.json')).toBe(files.get(`/contract/${CONTRACT.version}.json`));
  expect(
    Object.keys(
      (JSON.parse(files.get('/contract/1.5.0/rspack-options.schema.json') ?? '') as { properties: object })
        .properties,
    ),
  ).toEqual(['$schema', 'experiments']);
  for (const { path: place } of MACHINE_FILES) expect([...files.keys()]).toContain(place);
});

test('issue 21.5 llms.txt lists the files for programs, in its language', () => {
  const en = listMachineFiles('# Rsdoctor\n', 'llms.txt', SITE);
  const zh = listMachineFiles('# Rsdoctor\n', 'zh/llms.txt', SITE);
  expect(en).toContain(
    '\n\n## Facts for programs\n\n- [/contract/latest.json](https://example.com/docs/contract/latest.json): every option',
  );
  expect(zh).toContain(
    '\n\n## 供程序读取的数据\n\n- [/contract/latest.json](https://example.com/docs/contract/latest.json): 全部配置项',
  );
  expect(listMachineFiles('# Rsdoctor\n', 'zh/llms-full.txt', SITE)).toBe('# Rsdoctor\n');
});
