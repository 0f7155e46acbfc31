new RsdoctorRspackPlugin({
  linter: {
    rules: {
      'ecma-version-check': ['Warn', { targets: ['chrome >= 80', 'safari >= 14'] }],
    },
  },
});
