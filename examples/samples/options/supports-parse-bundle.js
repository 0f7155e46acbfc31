new RsdoctorRspackPlugin({ supports: { parseBundle: false } });
