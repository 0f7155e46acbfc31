import type { RspressPlugin } from '@rspress/core';
import { remarkSteps } from './remarkSteps';

/** Groups the content of `<Steps>` into list items when a page is compiled. */
export function pluginSteps(): RspressPlugin {
  return { name: 'steps', markdown: { remarkPlugins: [remarkSteps] } };
}
