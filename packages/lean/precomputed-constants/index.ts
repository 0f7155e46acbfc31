import { exactly } from '../host/exactly';
import { mustExist } from '../host/mustExist';
import type { Technique } from '../types';
import { constantModule } from './constantModule';
import { probe } from './probe';

/**
 * Gives browsers tables as they are, and not what they are computed from at build time.
 *
 * The development server computes them: there they change while they are shown.
 */
export const precomputedConstants: Technique = {
  probe,
  plugin: ({ site: { constants }, isBuild }) => {
    for (const { file } of constants) mustExist(file);
    return {
      builderConfig: {
        plugins: [
          {
            name: 'lean-precomputed-constants',
            setup(api) {
              for (const { file, name, value } of constants) {
                api.transform(
                  { test: exactly(file), environments: ['web'], order: 'pre' },
                  ({ code }: { code: string }) => (isBuild() ? constantModule(name, value) : code),
                );
              }
            },
          },
        ],
      },
    };
  },
};
