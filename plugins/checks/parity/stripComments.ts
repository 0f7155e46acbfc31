const SLASH = ['js', 'jsx', 'mjs', 'cjs', 'javascript', 'ts', 'tsx', 'mts', 'cts', 'typescript'];
const STYLE = ['css', 'scss', 'less', 'json5', 'jsonc'];
const HASH = [
  'bash',
  'sh',
  'shell',
  'zsh',
  'yaml',
  'yml',
  'toml',
  'ini',
  'dockerfile',
  'powershell',
  'gitignore',
];
const MARKUP = ['html', 'xml', 'svg', 'vue', 'md', 'markdown'];

const STRING = /"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'/.source;
const TEMPLATE = /`(?:\\.|[^`\\])*`/.source;

/** Each pattern finds strings first, so that what looks like a comment inside a string stays. */
const PATTERNS: readonly (readonly [languages: readonly string[], pattern: RegExp])[] = [
  [[...SLASH, ...STYLE], new RegExp(`${STRING}|${TEMPLATE}|(?<comment>//[^\\n]*|/\\*[\\s\\S]*?\\*/)`, 'g')],
  [HASH, new RegExp(`${STRING}|(?<comment>(?<=^|\\s)#[^\\n]*)`, 'gm')],
  [MARKUP, /(?<comment><!--[\s\S]*?-->)/g],
  [['mdx'], /(?<comment>\{\/\*[\s\S]*?\*\/\})/g],
];

/**
 * The part of a code block that must be equal in both languages.
 * @param code content of the block
 * @param language of the fence; a language without comments (`json`, `text`) is left as it is
 * @returns the code without comments, without the lines and line ends that they leave empty
 */
export function stripComments(code: string, language: string): string {
  const pattern = PATTERNS.find(([languages]) => languages.includes(language.toLowerCase()))?.[1];
  const bare = pattern ? code.replace(pattern, (match, ...rest) => (rest.at(-1).comment ? '' : match)) : code;
  return bare
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '')
    .join('\n');
}
