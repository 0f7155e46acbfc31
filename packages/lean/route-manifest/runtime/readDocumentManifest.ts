import { MANIFEST_ELEMENT, type DocumentManifest } from '../RouteEntry';

/**
 * What the HTML says of the pages of the site.
 * @returns no lists under the development server, which writes none
 */
export function readDocumentManifest(): DocumentManifest {
  const text = document.getElementById(MANIFEST_ELEMENT)?.textContent;
  return text ? (JSON.parse(text) as DocumentManifest) : { lists: {} };
}
