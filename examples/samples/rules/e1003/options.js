new RsdoctorWebpackPlugin({
  linter: {
    rules: {
      'loader-performance-optimization': ['Warn', { threshold: 1000, ignore: ['sass-loader'] }],
    },
  },
});
