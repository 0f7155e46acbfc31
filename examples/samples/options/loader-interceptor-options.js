new RsdoctorRspackPlugin({
  loaderInterceptorOptions: { skipLoaders: ['babel-loader'] },
});
