new RsdoctorRspackPlugin({ port: 9400 });
