import type { HTMLElement } from 'node-html-parser';
import { expect, test } from 'vitest';
import { addressOf, pageFiles } from '../support/outputText';
import { readHtml } from '../support/site';

test.each(pageFiles())(
  'issue 7.7 every picture of %s keeps its place free and says what it shows',
  (file) => {
    const faults = readHtml(addressOf(file))
      .querySelectorAll('img')
      .flatMap((image) =>
        ['width', 'height', 'alt']
          .filter(
            (name) => !image.hasAttribute(name) || (name !== 'alt' && !Number(image.getAttribute(name))),
          )
          .map((name) => `${image.getAttribute('src')}: ${name}`),
      );
    expect(faults).toEqual([]);
  },
);

test.each(pageFiles())('issue 7.7 no picture in the text of %s is without words', (file) => {
  const pictures = readHtml(addressOf(file)).querySelectorAll('main .rspress-doc img');
  // The picture below a link that opens a report is decoration: the link says what it opens.
  const isBelowLink = (image: HTMLElement) =>
    Boolean(image.closest('figure')?.querySelector('a[data-report]')?.text.trim());
  const silent = pictures.filter((image) => !image.getAttribute('alt')?.trim() && !isBelowLink(image));
  expect(silent.map(String)).toEqual([]);
});
