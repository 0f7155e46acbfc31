import type { RspressPlugin } from '@rspress/core';
import { remarkSteps } from './remarkSteps';

/** Groups the content of `<Steps>` into list items, and that of `<Questions>` into questions, when a page is compiled. */
export function pluginSteps(): RspressPlugin {
  return { name: 'steps', markdown: { remarkPlugins: [remarkSteps] } };
}
