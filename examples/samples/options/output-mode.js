new RsdoctorRspackPlugin({ output: { mode: 'brief' } });
