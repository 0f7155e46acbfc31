/**
 * A condition that holds for one file. An expression, because the bundler would have to ask for every module whether a
 * function of ours returns true.
 * @param file absolute path
 */
export const exactly = (file: string): RegExp =>
  new RegExp(`^${file.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}$`);
