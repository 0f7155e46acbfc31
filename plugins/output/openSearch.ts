import type { RspressPlugin } from '@rspress/core';
import { ASSETS, SITE_DESCRIPTION, SITE_TITLE } from '../../site/identity';
import { SEARCH_FLAG } from '../../site/pageMarks';
import { openSearchPath } from '../../site/headLinks';
import { LANGUAGE_FACTS, LANGS, type Lang } from '../../site/languages';
import { encodeEntities } from '../../lib/text/entities';
import { filesPlugin } from '../shared/files';

function openSearchXml(siteUrl: string, lang: Lang): string {
  const address = (path: string) => encodeEntities(`${siteUrl}${path.slice(1)}`);
  const home = address(`${LANGUAGE_FACTS[lang].prefix}/`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${encodeEntities(SITE_TITLE)}</ShortName>
  <Description>${encodeEntities(SITE_DESCRIPTION[lang])}</Description>
  <Url type="text/html" template="${home}?${SEARCH_FLAG}={searchTerms}"/>
  <Url type="application/opensearchdescription+xml" rel="self" template="${address(openSearchPath(lang))}"/>
  <Image width="32" height="32" type="image/svg+xml">${address(ASSETS.icon)}</Image>
  <Language>${LANGUAGE_FACTS[lang].hreflang}</Language>
  <InputEncoding>UTF-8</InputEncoding>
  <OutputEncoding>UTF-8</OutputEncoding>
</OpenSearchDescription>
`;
}

/** Writes the search descriptions that `theme/head` links to, one for each language. */
export const pluginOpenSearch = (root: string, siteUrl: string): RspressPlugin =>
  filesPlugin('open-search', root, () =>
    LANGS.map((lang) => [openSearchPath(lang), openSearchXml(siteUrl, lang)] as const),
  );
