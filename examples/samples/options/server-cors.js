new RsdoctorRspackPlugin({ server: { cors: { origin: 'https://tools.example.com' } } });
