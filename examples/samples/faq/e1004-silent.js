new RsdoctorRspackPlugin({
  linter: {
    rules: { 'ecma-version-check': ['Warn', { ecmaVersion: 2015 }] },
  },
});
