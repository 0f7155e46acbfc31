new RsdoctorRspackPlugin({ supports: { gzip: { gzipLevel: 9 } } });
