import { defineWords } from './types';

export const LANDING_WORDS = defineWords({
  landingBuildTool: { en: 'Build tool', zh: '构建工具' },
  landingFeatures: { en: 'What you get', zh: '报告里有什么' },
  landingReleases: { en: 'Releases', zh: '版本发布' },
  landingTools: { en: 'Part of the Rstack tools', zh: 'Rstack 工具家族' },
  landingToolsTagline: {
    en: 'Use any of them on its own, or together.',
    zh: '可以单独使用，也可以一起用。',
  },
});
