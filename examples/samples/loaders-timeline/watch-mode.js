new RsdoctorRspackPlugin({
  disableClientServer: true,
  features: ['plugins', 'bundle'],
});
