new RsdoctorRspackPlugin({
  output: {
    mode: 'brief',
    options: {
      type: ['html', 'json'],
      htmlOptions: { reportHtmlName: 'doctor.html', writeDataJson: false },
      jsonOptions: { fileName: 'doctor.json' },
    },
  },
});
