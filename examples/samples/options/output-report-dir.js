new RsdoctorRspackPlugin({ output: { reportDir: './reports' } });
