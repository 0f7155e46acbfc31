new RsdoctorRspackPlugin({ output: { reportCodeType: 'noCode' } });
