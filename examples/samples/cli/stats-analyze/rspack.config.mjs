export default {
  entry: './src/index.js',
  stats: 'normal',
};
