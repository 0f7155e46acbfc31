new RsdoctorRspackPlugin({ disableClientServer: true });
