new RsdoctorRspackPlugin({ server: { port: 9400 } });
