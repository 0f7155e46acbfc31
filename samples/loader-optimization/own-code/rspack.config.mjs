import path from 'node:path';

export default {
  module: {
    rules: [
      {
        test: /\.js$/,
        include: [path.resolve('src')],
        use: ['babel-loader'],
      },
    ],
  },
};
