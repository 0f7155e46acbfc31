new RsdoctorRspackPlugin({ features: { resolver: true, loader: false } });
