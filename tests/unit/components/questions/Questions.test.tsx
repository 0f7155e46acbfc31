import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import Questions from '../../../../components/questions/Questions';
import { asMarkdown } from '../hostMocks';

const html = () =>
  renderToStaticMarkup(
    <Questions>
      <details>Why?</details>
    </Questions>,
  );

test('issue 19 questions stand in one box', () => {
  expect(html()).toMatch(/^<div [^>]*><details>Why\?<\/details><\/div>$/);
});

test('issue 19 the Markdown export has the questions as they are written', () => {
  expect(asMarkdown(html)).toBe('<details>Why?</details>');
});
