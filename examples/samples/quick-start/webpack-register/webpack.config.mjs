import { RsdoctorWebpackPlugin } from '@rsdoctor/webpack-plugin';
