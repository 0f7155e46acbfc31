new RsdoctorRspackPlugin({ linter: { level: 'Ignore' } });
