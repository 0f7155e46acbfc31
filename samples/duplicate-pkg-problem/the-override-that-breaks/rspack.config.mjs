import path from 'node:path';

export default {
  resolve: {
    alias: { immer: path.resolve('node_modules/@reduxjs/toolkit/node_modules/immer') },
  },
};
