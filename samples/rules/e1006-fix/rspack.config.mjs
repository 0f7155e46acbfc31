export default {
  entry: { main: './src/main.jsx', admin: './src/admin.jsx' },
  optimization: {
    splitChunks: {
      cacheGroups: {
        legacy: {
          test: /[\\/]src[\\/]legacy[\\/]/,
          chunks: 'all',
          minChunks: 2,
          minSize: 0,
          usedExports: false,
          name: 'legacy',
        },
      },
    },
  },
};
