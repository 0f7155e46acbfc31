import type { Text } from './words/types';

/** Name of the product; also the site title in every language. */
export const SITE_TITLE = 'Rsdoctor';

/** Site description (specification, head section); meta description of pages without their own. */
export const SITE_DESCRIPTION: Text = {
  en: 'A one-stop build analyzer for Rspack and webpack.',
  zh: '面向 Rspack 和 webpack 的一站式构建分析器。',
};

/** Files in `docs/public`, by their address in the output. */
export const ASSETS = {
  icon: '/icon.svg',
  logo: { light: '/logo-light.svg', dark: '/logo-dark.svg' },
  wordmark: { light: '/wordmark-light.svg', dark: '/wordmark-dark.svg' },
} as const;

export const COPYRIGHT = '© 2024–2026 Rsdoctor contributors. Released under the MIT License.';
