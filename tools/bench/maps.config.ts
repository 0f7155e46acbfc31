import { defineConfig } from '@rspress/core';
import site from '../../rspress.config';

/** This site with a source map beside each script, which tells what the script is made of. Part `site` of the bench. */
export default defineConfig({
  ...site,
  builderConfig: { ...site.builderConfig, output: { sourceMap: { js: 'source-map' } } },
});
