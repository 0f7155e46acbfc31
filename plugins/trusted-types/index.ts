import type { RspressPlugin } from '@rspress/core';
import { SCRIPT_ADDRESS_POLICY } from '../../site/contentPolicy';
import { patchCode } from '../shared/patchCode';
import { NPROGRESS_PATCHES } from './nprogressPatches';

/** The module of nprogress that the host's links use. */
const NPROGRESS_MODULE = /[\\/]nprogress[\\/]nprogress\.js$/;

const ADVICE =
  'plugins/trusted-types/nprogressPatches.ts does not fit the installed nprogress. Review these patches:';

/**
 * Lets the pages meet `require-trusted-types-for 'script'`: the bundler sends addresses of chunks and workers through a
 * named policy, and the one part of the host that makes elements from text makes them by calls instead.
 * @throws Error at build time when a patch does not fit the installed release
 */
export function pluginTrustedTypes(): RspressPlugin {
  return {
    name: 'trusted-types',
    builderConfig: {
      tools: { rspack: { output: { trustedTypes: { policyName: SCRIPT_ADDRESS_POLICY } } } },
      plugins: [
        {
          name: 'trusted-types',
          setup(api) {
            api.transform({ test: NPROGRESS_MODULE }, ({ code }: { code: string }) =>
              patchCode(code, NPROGRESS_PATCHES, ADVICE),
            );
          },
        },
      ],
    },
  };
}
