import type { RspressPlugin } from '@rspress/core';
import { SCRIPT_ADDRESS_POLICY } from '../../../site/contentPolicy';

/**
 * Lets the pages meet `require-trusted-types-for 'script'`: the bundler sends addresses of chunks and workers through a
 * named policy.
 */
export function pluginTrustedTypes(): RspressPlugin {
  return {
    name: 'trusted-types',
    builderConfig: {
      tools: { rspack: { output: { trustedTypes: { policyName: SCRIPT_ADDRESS_POLICY } } } },
    },
  };
}
