const PACKAGE = /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/s;

/**
 * Folder of the package that a file belongs to.
 * @param file absolute path
 * @returns folder, or nothing for a file of the project itself
 */
export const packageFolder = (file: string): string | undefined => PACKAGE.exec(file)?.[1];
