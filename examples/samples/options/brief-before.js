new RsdoctorRspackPlugin({
  mode: 'brief',
  brief: { reportHtmlName: 'doctor.html', writeDataJson: true },
});
