new RsdoctorRspackPlugin({
  features: ['loader', 'plugins', 'bundle', 'resolver'],
});
