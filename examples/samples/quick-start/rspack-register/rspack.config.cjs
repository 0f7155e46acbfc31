const { RsdoctorRspackPlugin } = require('@rsdoctor/rspack-plugin');
