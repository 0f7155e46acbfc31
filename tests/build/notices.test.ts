import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { NOTICES_FILE } from '../../plugins/output/notices';
import { allowsLicence, SHIPPED_LICENCES } from '../support/licences';
import { OUT } from '../support/site';

const text = readFileSync(path.join(OUT, NOTICES_FILE), 'utf8');
const heads = [...text.matchAll(/^-{72}\n(\S+) (\S+) \((.+)\)$/gm)].map(([, name, version, licence]) => ({
  name,
  version,
  licence: licence ?? '',
}));

test('issue 7.2 the notices name what is shipped, and the text of each licence', () => {
  const names = heads.map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining(['react', 'react-dom', '@rspress/core', 'medium-zoom', '@rsdoctor/client']),
  );
  expect(names).toEqual([...new Set(names)].sort());
  expect(text.match(/Permission is hereby granted/g)?.length).toBeGreaterThan(5);
});

test('issue 7.2 nothing is shipped under a licence that asks for more than a notice', () => {
  expect(heads.filter(({ licence }) => !allowsLicence(licence, SHIPPED_LICENCES))).toEqual([]);
});
