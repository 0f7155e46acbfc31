import type { Technique } from '../types';
import { classNames } from './classNames';
import { probe } from './probe';

/** Names the classes of CSS modules after their file and themselves: the bundler's hashes do not compress. */
export const cssNames: Technique = {
  probe,
  plugin: ({ applied }) => {
    const nameOf = classNames();
    const named = applied.expect('cssNames', 'CSS modules');
    return {
      builderConfig: {
        tools: {
          cssLoader: {
            modules: {
              getLocalIdent: ({ resourcePath }, _template, name) => {
                named();
                return nameOf(resourcePath, name);
              },
            },
          },
        },
      },
    };
  },
};
