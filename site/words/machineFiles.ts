import { defineWords } from './types';

/** What the files for programs are, where they are listed; only files of the output have these texts. */
export const MACHINE_FILE_WORDS = defineWords({
  title: { en: 'Facts for programs', zh: '供程序读取的数据' },
  contract: {
    en: 'every option, rule, command, flag, file and environment variable, each with its first version',
    zh: '全部配置项、规则、命令、参数、文件和环境变量，以及各自的起始版本',
  },
  rspack: {
    en: 'JSON Schema for the options of RsdoctorRspackPlugin',
    zh: 'RsdoctorRspackPlugin 配置项的 JSON Schema',
  },
  webpack: {
    en: 'JSON Schema for the options of RsdoctorWebpackPlugin',
    zh: 'RsdoctorWebpackPlugin 配置项的 JSON Schema',
  },
  'rspack-multiple': {
    en: 'JSON Schema for the options of RsdoctorRspackMultiplePlugin',
    zh: 'RsdoctorRspackMultiplePlugin 配置项的 JSON Schema',
  },
  'webpack-multiple': {
    en: 'JSON Schema for the options of RsdoctorWebpackMultiplePlugin',
    zh: 'RsdoctorWebpackMultiplePlugin 配置项的 JSON Schema',
  },
});
