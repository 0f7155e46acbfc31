import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import Badge from '../../../../components/badge/Badge';
import { asMarkdown } from '../hostMocks';

test('a badge is its text, in the tone that is asked for', () => {
  expect(renderToStaticMarkup(<Badge tone="warning">Old</Badge>)).toMatch(
    /^<span [^>]*data-tone="warning"[^>]*>Old<\/span>$/,
  );
  expect(renderToStaticMarkup(<Badge>1.6.3</Badge>)).toContain('data-tone="info"');
});

test('in a Markdown export a badge is bold text, without the line break that the host adds', () => {
  expect(asMarkdown(() => renderToStaticMarkup(<Badge>{'Old\n'}</Badge>))).toBe('**Old**');
});
