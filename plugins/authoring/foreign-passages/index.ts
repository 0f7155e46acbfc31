import type { RspressPlugin } from '@rspress/core';
import { remarkForeignPassages } from './remarkForeignPassages';

/** Declares the language of English passages on Chinese pages (WCAG 3.1.2). */
export function pluginForeignPassages(): RspressPlugin {
  return { name: 'foreign-passages', markdown: { remarkPlugins: [remarkForeignPassages] } };
}
