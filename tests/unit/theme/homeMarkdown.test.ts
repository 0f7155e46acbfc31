import { expect, test } from 'vitest';
import { homeMarkdown } from '../../../theme/landing/homeMarkdown';

test('the home page as Markdown has title, commands, links and features, and no icon addresses', () => {
  const { above, below } = homeMarkdown(
    {
      hero: {
        headline: 'See why',
        name: 'Rsdoctor',
        text: 'See it',
        tagline: 'For builds.',
        actions: [
          { text: 'Start', link: '/a', theme: 'brand' },
          { text: 'More', link: '/b', theme: 'alt' },
        ],
        image: { src: '/a.png', alt: 'A', open: { text: 'Open', link: '/c' } },
      },
      installs: [{ tools: ['webpack', 'One'], command: 'npm install -D one' }],
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
  const fence = (manager: string, command: string) => `\`\`\`bash title="${manager}"\n${command}\n\`\`\``;
  expect(above).toBe(
    [
      '# Rsdoctor',
      '**See why**',
      'See it',
      '> For builds.',
      '[Start](https://a.example/a.md) | [More](https://a.example/b.md) | [Open](https://a.example/c.md)',
      '**webpack, One**',
      fence('npm', 'npm install -D one'),
      fence('yarn', 'yarn add -D one'),
      fence('pnpm', 'pnpm add -D one'),
      fence('bun', 'bun add -D one'),
      '```bash\nRSDOCTOR=true npm run build\n```',
    ].join('\n\n'),
  );
  expect(below).toBe(
    '## Features\n\n- **[One](https://a.example/one.md)**: First.\n- **Two**: Second.\n\n## Family\n\nMore tools.\n\n- **[Rspack](https://rspack.example)**: A bundler.',
  );
});
