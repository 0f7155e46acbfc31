import { exactly } from '../host/exactly';
import type { Technique } from '../types';
import { flattenTokens } from './flattenTokens';
import { probe } from './probe';

/** Inlines primitive tokens into the tokens by meaning, which alone are read outside their style sheet. */
export const inlineTokens: Technique = {
  probe,
  plugin: ({ site: { tokenSheet }, applied }) => ({
    builderConfig: {
      plugins: [
        {
          name: 'lean-inline-tokens',
          setup(api) {
            const inlined = applied.expect('inlineTokens', tokenSheet);
            // Imported by a script: what a style sheet imports passes no transform.
            api.transform({ test: exactly(tokenSheet) }, ({ code }: { code: string }) => {
              inlined();
              return flattenTokens(code);
            });
          },
        },
      ],
    },
  }),
};
