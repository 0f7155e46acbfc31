new RsdoctorRspackPlugin({
  linter: {
    rules: {
      'cjs-require': ['Warn', { ignore: ['.json'] }],
    },
  },
});
