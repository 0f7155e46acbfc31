export default {
  entry: { main: './src/main.jsx', admin: './src/admin.jsx' },
  optimization: {
    splitChunks: { chunks: 'all' },
  },
};
