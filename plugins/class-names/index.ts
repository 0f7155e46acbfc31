import type { RspressPlugin } from '@rspress/core';
import { classNames } from './classNames';

/** Names the classes of CSS modules after their file and themselves. */
export function pluginClassNames(): RspressPlugin {
  const nameOf = classNames();
  return {
    name: 'class-names',
    builderConfig: {
      tools: {
        cssLoader: {
          modules: {
            getLocalIdent: ({ resourcePath }, _template, name) => nameOf(resourcePath, name),
          },
        },
      },
    },
  };
}
