import type { RspressPlugin } from '@rspress/core';
import { remarkFlags } from './remarkFlags';

/** Keeps each flag of a command on one line. */
export function pluginFlags(): RspressPlugin {
  return { name: 'flags', markdown: { remarkPlugins: [remarkFlags] } };
}
