new RsdoctorRspackPlugin({ supports: { banner: true } });
