import { expect, test } from 'vitest';
import { homeMarkdown } from '../../../theme/landing/homeMarkdown';

test('the home page as Markdown has title, links and features, and no icon addresses', () => {
  const text = homeMarkdown(
    {
      hero: {
        name: 'Rsdoctor',
        text: 'See it',
        tagline: 'For builds.',
        actions: [
          { text: 'Start', link: '/a', theme: 'brand' },
          { text: 'More', link: '/b', theme: 'alt' },
        ],
      },
      features: [
        { title: 'One', details: 'First.', link: '/one', icon: '/icons/one.svg' },
        { title: 'Two', details: 'Second.' },
      ],
    },
    'Features',
  );
  expect(text).toBe(
    '# Rsdoctor\n\nSee it\n\n> For builds.\n\n[Start](/a) | [More](/b)\n\n## Features\n\n- **[One](/one)**: First.\n- **Two**: Second.',
  );
});
