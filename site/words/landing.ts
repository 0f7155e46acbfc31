import { defineWords } from './types';

/** Words of the home page that no frontmatter holds. */
export const LANDING_WORDS = defineWords({
  /** Name of the choice of a build tool, for whose users the install command is. */
  landingBuildTool: { en: 'Build tool', zh: '构建工具' },
  /** Heading above the feature grid. */
  landingFeatures: { en: 'What you get', zh: '报告里有什么' },
  /** Link of the footer to the releases of the analyzer. */
  landingReleases: { en: 'Releases', zh: '版本发布' },
  /** Heading and tagline above the cards of the sibling tools. */
  landingTools: { en: 'Part of the Rstack tools', zh: 'Rstack 工具家族' },
  landingToolsTagline: {
    en: 'Use any of them on its own, or together.',
    zh: '可以单独使用，也可以一起用。',
  },
});
