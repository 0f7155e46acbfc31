import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { expect, test } from 'vitest';
import { openSearchXml } from '../../../../plugins/output/openSearch';

test('issue 7.5 the description is XML with whole addresses, also under a base path', () => {
  const xml = openSearchXml('https://a.example/docs/', 'zh');
  expect(XMLValidator.validate(xml)).toBe(true);
  const { OpenSearchDescription: facts } = new XMLParser({ ignoreAttributes: false }).parse(xml);
  expect(facts.Url[0]['@_template']).toBe('https://a.example/docs/zh/?search={searchTerms}');
  expect(facts.Url[1]['@_template']).toBe('https://a.example/docs/zh/opensearch.xml');
  expect(facts.ShortName.length).toBeLessThanOrEqual(16);
  expect(facts.Language).toBe('zh');
});
