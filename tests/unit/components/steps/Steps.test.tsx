import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import Steps from '../../../../components/steps/Steps';
import { asMarkdown } from '../hostMocks';

const html = () =>
  renderToStaticMarkup(
    <Steps>
      <li>One</li>
    </Steps>,
  );

test('S2-117 steps are an ordered list', () => {
  expect(html()).toMatch(/^<ol [^>]*><li>One<\/li><\/ol>$/);
});

test('S2-117 the Markdown export has the steps as they are written', () => {
  expect(asMarkdown(html)).toBe('<li>One</li>');
});
