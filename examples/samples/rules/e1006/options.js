new RsdoctorRspackPlugin({
  linter: {
    rules: {
      'module-mixed-chunks': ['Warn', { ignore: ['src/shared/format'] }],
    },
  },
});
