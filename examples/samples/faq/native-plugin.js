new RsdoctorRspackPlugin({ experiments: { enableNativePlugin: false } });
