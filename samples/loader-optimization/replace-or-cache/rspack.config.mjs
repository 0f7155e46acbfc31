import path from 'node:path';

export default {
  module: {
    rules: [
      {
        test: /\.js$/,
        include: [path.resolve('src')],
        use: [{ loader: 'builtin:swc-loader', options: { jsc: { parser: { syntax: 'ecmascript' } } } }],
      },
    ],
  },
};
