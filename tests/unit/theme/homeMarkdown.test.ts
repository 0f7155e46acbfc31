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
      featuresTitle: 'Features',
      toolsTitle: 'Family',
      toolsTagline: 'More tools.',
      tools: [{ name: 'Rspack', desc: 'A bundler.', url: 'https://rspack.example' }],
    },
    (link) => `https://a.example${link}.md`,
  );
  expect(text).toBe(
    '# Rsdoctor\n\nSee it\n\n> For builds.\n\n[Start](https://a.example/a.md) | [More](https://a.example/b.md)\n\n## Features\n\n- **[One](https://a.example/one.md)**: First.\n- **Two**: Second.\n\n## Family\n\nMore tools.\n\n- **[Rspack](https://rspack.example)**: A bundler.',
  );
});
