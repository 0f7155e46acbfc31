new RsdoctorRspackPlugin({ features: ['bundle'] });
