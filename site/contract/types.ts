export type PluginName = 'rspack' | 'rspack-multiple' | 'webpack' | 'webpack-multiple';

/** One option of the plugins, as the installed packages declare and treat it. */
export interface OptionContract {
  /** Path inside the options object, e.g. `output.reportDir`. */
  readonly path: string;
  /** Atoms of its type joined by ` | `: literals first, then names; an options object is `object`. */
  readonly type: string;
  readonly optional: boolean;
  /** Code of the value that the normalised options hold when nothing is written; missing when they hold none. */
  readonly default?: string;
  readonly deprecated?: boolean;
  readonly notice?: string;
  readonly plugins: readonly string[];
}

/** What runs of the plugins say of options beyond their types; written by `npm run contract`. */
export interface OptionEffects {
  /** By path and kind of value (`string`, `null`, `array` …) that the type leaves out: the same in each plugin that takes the option. */
  readonly wrong: Readonly<Record<string, Readonly<Record<string, 'stops' | 'ignored'>>>>;
  /** By path, the classes that apply it although their types leave it out. */
  readonly applied: Readonly<Record<string, readonly PluginName[]>>;
}

export interface RuleOptionContract {
  readonly name: string;
  readonly type: string;
  readonly default?: string;
}

export interface RuleContract {
  readonly code: string;
  /** The key under `linter.rules`. */
  readonly title: string;
  readonly category: string;
  readonly severity: string;
  readonly options: readonly RuleOptionContract[];
}

export interface FlagContract {
  readonly name: string;
  readonly short?: string;
  /** What follows it, as the help writes it: `<path>`, `[path]`. */
  readonly value?: string;
  /** Whether a run without it ends with a message that names it. */
  readonly required?: boolean;
  readonly default?: string;
}

export interface CommandContract {
  readonly name: string;
  readonly flags: readonly FlagContract[];
}

/** One environment variable that code of the packages reads. */
export interface EnvironmentContract {
  readonly name: string;
  readonly packages: readonly string[];
}

export type ContractPart = 'options' | 'rules' | 'commands' | 'flags' | 'files' | 'environment';

/** Everything that pages may say about one version of the analyzer. */
export interface Contract {
  readonly version: string;
  /** Which packages each part was read from, as `<name without scope> <version>`. */
  readonly readFrom: Readonly<Record<ContractPart, readonly string[]>>;
  readonly options: readonly OptionContract[];
  readonly rules: readonly RuleContract[];
  readonly commands: readonly CommandContract[];
  readonly flags: readonly FlagContract[];
  /** Files that runs of plugins and CLI leave behind, with `<n>` and `<name>` for what differs. */
  readonly files: readonly string[];
  readonly environment: readonly EnvironmentContract[];
}

/** Between which two published versions something appeared. */
export interface Span {
  readonly since: string;
  /** Last version of the list before that; missing when the list begins with it. */
  readonly after?: string;
}

export interface ChangeSpan extends Span {
  readonly type: string;
}

export interface Past extends Span {
  readonly changed?: readonly ChangeSpan[];
  /** Last version of the list that has it, when the newest has it no more. */
  readonly until?: string;
}

/** The past of the contract, from the declarations of published versions. */
export interface History {
  readonly versions: Readonly<Record<string, readonly string[]>>;
  readonly options: Readonly<Record<string, Past>>;
  readonly rules: Readonly<Record<string, Past>>;
  /** By title and option: `duplicate-package ignore`. */
  readonly ruleOptions: Readonly<Record<string, Past>>;
  /** By command, and by command and flag: `analyze`, `analyze port` (see `flagKey`). */
  readonly commands: Readonly<Record<string, Past>>;
  readonly environment: Readonly<Record<string, Past>>;
}

/** One address of the documentation site in the shipped packages. */
export interface ProductLink {
  readonly url: string;
  readonly packages: readonly string[];
}
