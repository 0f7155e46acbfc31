import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import Steps from '../../../../components/steps/Steps';
import { asTwin } from '../hostMocks';

const html = () =>
  renderToStaticMarkup(
    <Steps>
      <li>One</li>
    </Steps>,
  );

test('S2-117 steps are an ordered list', () => {
  expect(html()).toMatch(/^<ol [^>]*><li>One<\/li><\/ol>$/);
});

test('S2-117 the Markdown twin has the steps as they are written', () => {
  expect(asTwin(html)).toBe('<li>One</li>');
});
