new RsdoctorRspackPlugin({ printLog: { serverUrls: false } });
