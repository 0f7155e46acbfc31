import path from 'node:path';
import { RsdoctorRspackMultiplePlugin } from '@rsdoctor/rspack-plugin';

export default [
  {
    entry: './src/client.js',
    output: { path: path.resolve('dist/client') },
    plugins: [new RsdoctorRspackMultiplePlugin({ name: 'client', stage: 1 })],
  },
  {
    target: 'node',
    entry: './src/server.js',
    output: { path: path.resolve('dist/server') },
    plugins: [new RsdoctorRspackMultiplePlugin({ name: 'server', stage: 2 })],
  },
];
