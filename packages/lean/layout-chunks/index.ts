import path from 'node:path';
import { exactly } from '../host/exactly';
import { staticVariant } from '../lean-chunks/leanChunk';
import type { Technique } from '../types';
import { fillingModule, slotModule } from './slotModule';
import { probe } from './probe';
import { remarkLayout } from './remarkLayout';

const RUNTIME = 'packages/lean/layout-chunks/runtime';

/** The Markdown export of pages is rendered without remark plugins of the site, so it keeps the layouts as they are. */
const ENVIRONMENTS = ['web', 'node'];

/** Splits layouts that few pages have from the entry chunk: the chunk of a page with such a layout brings it. */
export const layoutChunks: Technique = {
  probe,
  plugin: ({ root, site: { layouts }, applied }) => {
    const runtime = (name: string) => path.join(root, RUNTIME, `${name}.ts`);
    return {
      markdown: { remarkPlugins: [remarkLayout(layouts)] },
      builderConfig: {
        plugins: [
          {
            name: 'lean-layout-chunks',
            setup(api) {
              for (const { file, name } of layouts) {
                const emptied = applied.expect('layoutChunks', file);
                const common = { test: exactly(file), environments: ENVIRONMENTS, order: 'pre' } as const;
                api.transform({ ...common, resourceQuery: /^$/ }, () => {
                  emptied();
                  return slotModule(name, runtime('layoutSlot'));
                });
                const fills = (each: string, fill?: string) =>
                  api.transform(
                    { ...common, test: exactly(each), resourceQuery: /^\?layout$/ },
                    ({ code }: { code: string }) =>
                      fillingModule(code, {
                        name,
                        runtime: runtime(fill ?? 'layoutSlot'),
                        ...(fill && { fill }),
                      }),
                  );
                const variant = staticVariant(file);
                fills(file, variant && 'fillLayout');
                // `leanChunks` lets the document of a page import it in place of the layout.
                if (variant) fills(variant, 'hydrateStaticLayout');
              }
            },
          },
        ],
      },
    };
  },
};
