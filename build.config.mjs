import { register } from 'tsx/esm/api';

// Rspress compiles its config and the plugins with Babel where Node.js reads no TypeScript; esbuild takes some seconds less.
const unregister = register();
const { default: config } = await import('./rspress.config.ts');
await unregister();

export default config;
