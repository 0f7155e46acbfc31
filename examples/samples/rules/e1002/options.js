new RsdoctorRspackPlugin({
  linter: {
    rules: {
      'cross-chunks-package': 'off',
    },
  },
});
