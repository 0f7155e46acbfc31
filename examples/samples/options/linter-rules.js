new RsdoctorRspackPlugin({
  linter: {
    rules: {
      'duplicate-package': ['Warn', { checkVersion: 'minor', ignore: ['tslib'] }],
      'ecma-version-check': ['Warn', { ecmaVersion: 2015 }],
      'cjs-require': 'off',
    },
  },
});
