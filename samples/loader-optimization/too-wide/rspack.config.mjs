export default {
  module: {
    rules: [
      {
        test: /\.js$/,
        include: [/src/, /node_modules[\\/](lodash|immer|@reduxjs)[\\/]/],
        use: ['babel-loader'],
      },
    ],
  },
};
