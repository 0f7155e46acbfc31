import { execute } from '@rsdoctor/cli';

const sdk = await execute('analyze', {
  profile: 'dist/.rsdoctor/manifest.json',
  open: false,
  port: 8200,
});

console.log(sdk.server.origin);
await sdk.dispose();
