import path from 'node:path';

export default {
  module: {
    rules: [
      {
        test: /\.js$/,
        include: [path.resolve('src'), path.resolve('node_modules/modern-package')],
        use: ['babel-loader'],
      },
    ],
  },
};
