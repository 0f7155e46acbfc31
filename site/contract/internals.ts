/** Something that exists and is not documented, with the reason; a name may end in `.*` for all that lies below. */
export type Reasons = Readonly<Record<string, string>>;

const OF_THE_TERMINAL = 'read by a bundled package to choose the colours of the terminal';
const OF_THE_BROWSER = 'read by a bundled package that starts the browser';
const OF_THE_TESTS = 'set by the tests of the analyzer itself';
const OF_OTHERS = 'read by a bundled package for its own debugging';

/** What the contract gate lets pass; rules' options as `<title> <option>`, `outside` what the documented version does not have. */
export const INTERNALS: Readonly<
  Record<'options' | 'ruleOptions' | 'environment' | 'files' | 'outside', Reasons>
> = {
  options: {
    sdkInstance: 'passes a running instance between plugins of the analyzer itself',
    innerClientPath: 'points the analyzer at another build of its own interface',
    'server.cors.*': 'handed to the npm package cors, whose documentation has them',
  },
  ruleOptions: {
    'ecma-version-check excludeOutput': 'declared, and never handed to the check',
    'ecma-version-check excludeErrorMessage': 'declared, and never handed to the check',
    'ecma-version-check excludeErrorLogs': 'declared, and never handed to the check',
  },
  environment: {
    CI_NAME: OF_THE_TERMINAL,
    COLORTERM: OF_THE_TERMINAL,
    FORCE_COLOR: OF_THE_TERMINAL,
    NO_COLOR: OF_THE_TERMINAL,
    TEAMCITY_VERSION: OF_THE_TERMINAL,
    TERM: OF_THE_TERMINAL,
    TERM_PROGRAM: OF_THE_TERMINAL,
    TERM_PROGRAM_VERSION: OF_THE_TERMINAL,
    SSH_CLIENT: OF_THE_BROWSER,
    SSH_CONNECTION: OF_THE_BROWSER,
    SSH_TTY: OF_THE_BROWSER,
    SYSTEMROOT: OF_THE_BROWSER,
    __IS_WSL_TEST__: OF_THE_BROWSER,
    DOCTOR_TEST: OF_THE_TESTS,
    RSTEST: OF_THE_TESTS,
    TEST_GRACEFUL_FS_GLOBAL_PATCH: OF_OTHERS,
    GRACEFUL_FS_PLATFORM: OF_OTHERS,
    DEBUG_FD: OF_OTHERS,
    DEVTOOLS_DEV: OF_OTHERS,
    DEVTOOLS_NODE_DEV: OF_OTHERS,
    NODE_DEBUG: OF_OTHERS,
    NO_DEPRECATION: OF_OTHERS,
    TRACE_DEPRECATION: OF_OTHERS,
    NODE_ENV: 'belongs to Node.js tools in general; it only picks a code path inside the analyzer',
  },
  files: {
    '.rsdoctor/*': 'parts of the data; the glossary has them as data files',
    '.cache/rsdoctor/mcp.json':
      'tells tools on the same machine where the report server listens; it holds a token',
  },
  outside: {
    '--compare': 'flag of `explain.mjs`, which this site offers for download',
    '--markdown': 'flag of `explain.mjs`, which this site offers for download',
    RSDOCTOR: 'a convention for configs; Rsbuild reads it, the analyzer does not',
    NODE_OPTIONS: 'belongs to Node.js',
    RSPACK_PROFILE: 'belongs to Rspack',
    RSDOCTOR_DIR: 'a variable of an example config',
    NO_MINIFY: 'a variable of an example config',
    RSDOCTOR_START: 'a marker that `supports.banner` writes into the output',
    RSDOCTOR_END: 'a marker that `supports.banner` writes into the output',
    briefType: 'never an option; the options page tells what it was',
    'rsdoctor open': 'an example of an unknown command',
    'report-rsdoctor.html': 'a name in older texts; pages say what it is now',
    'output.clean': 'an option of the bundlers',
    'output.devtoolModuleFilenameTemplate': 'an option of the bundlers',
    'output.path': 'an option of the bundlers',
    'output.filename': 'an option of the bundlers',
    '--webpack': 'a flag of Next.js',
    '--analyze': 'a flag of the command lines of Rspack 1 and webpack',
    '--lib': 'a flag of Rslib',
    '--compiler': 'a flag of the MCP server',
  },
};

export type Internals = typeof INTERNALS;
