/** One of the four plugin classes. */
export type PluginName = 'rspack' | 'rspack-multiple' | 'webpack' | 'webpack-multiple';

/** One option of the plugins, as the installed packages declare and treat it. */
export interface OptionContract {
  /** Path inside the options object, e.g. `output.reportDir`. */
  readonly path: string;
  /** Atoms of its type joined by ` | `: literals first, then names; an options object is `object`. */
  readonly type: string;
  /** Whether the declaration lets it be left out. */
  readonly optional: boolean;
  /** Code of the value that the normalised options hold when nothing is written; missing when they hold none. */
  readonly default?: string;
  /** Marked `@deprecated` in the declarations. */
  readonly deprecated?: boolean;
  /** What a run prints when the option is written. */
  readonly notice?: string;
  /** Classes whose constructor takes it. */
  readonly plugins: readonly string[];
}

/** What runs of the plugins say of options beyond their types; written by `npm run contract`. */
export interface OptionEffects {
  /** By path and kind of value (`string`, `null`, `array` …) that the type leaves out: the same in each plugin that takes the option. */
  readonly wrong: Readonly<Record<string, Readonly<Record<string, 'stops' | 'ignored'>>>>;
  /** By path, the classes that apply it although their types leave it out. */
  readonly applied: Readonly<Record<string, readonly PluginName[]>>;
}

/** One option of a built-in rule. */
export interface RuleOptionContract {
  readonly name: string;
  /** As in `OptionContract`. */
  readonly type: string;
  /** Code of the value in the rule's `defaultConfig`. */
  readonly default?: string;
}

/** One built-in rule. */
export interface RuleContract {
  readonly code: string;
  /** The key under `linter.rules`. */
  readonly title: string;
  readonly category: string;
  /** Severity without a setting, e.g. `Warn`. */
  readonly severity: string;
  readonly options: readonly RuleOptionContract[];
}

/** One flag of a command. */
export interface FlagContract {
  /** With its dashes, e.g. `--no-open`. */
  readonly name: string;
  /** One-letter form, e.g. `-h`. */
  readonly short?: string;
  /** What follows it, as the help writes it: `<path>`, `[path]`. */
  readonly value?: string;
  /** Whether a run without it ends with a message that names it. */
  readonly required?: boolean;
  /** The default that the help names. */
  readonly default?: string;
}

/** One command of the CLI. */
export interface CommandContract {
  readonly name: string;
  readonly flags: readonly FlagContract[];
}

/** One environment variable that code of the packages reads. */
export interface EnvironmentContract {
  readonly name: string;
  /** Packages whose code reads it, without scope. */
  readonly packages: readonly string[];
}

/** Parts of the contract. */
export type ContractPart = 'options' | 'rules' | 'commands' | 'flags' | 'files' | 'environment';

/** Everything that pages may say about one version of the analyzer. */
export interface Contract {
  readonly version: string;
  /** Which packages each part was read from, as `<name without scope> <version>`. */
  readonly readFrom: Readonly<Record<ContractPart, readonly string[]>>;
  readonly options: readonly OptionContract[];
  readonly rules: readonly RuleContract[];
  readonly commands: readonly CommandContract[];
  /** Flags that every command takes. */
  readonly flags: readonly FlagContract[];
  /** Files that runs of plugins and CLI leave behind, with `<n>` and `<name>` for what differs. */
  readonly files: readonly string[];
  readonly environment: readonly EnvironmentContract[];
}

/** Between which two published versions something appeared. */
export interface Span {
  /** First version of the list that has it. */
  readonly since: string;
  /** Last version of the list before that; missing when the list begins with it. */
  readonly after?: string;
}

/** A later change of what is declared. */
export interface ChangeSpan extends Span {
  /** What is declared from then on. */
  readonly type: string;
}

/** The past of one thing. */
export interface Past extends Span {
  readonly changed?: readonly ChangeSpan[];
  /** Last version of the list that has it, when the newest has it no more. */
  readonly until?: string;
}

/** The past of the contract, from the declarations of published versions. */
export interface History {
  /** Versions that were read, per package without scope. */
  readonly versions: Readonly<Record<string, readonly string[]>>;
  /** By path. */
  readonly options: Readonly<Record<string, Past>>;
  /** By title. */
  readonly rules: Readonly<Record<string, Past>>;
  /** By title and option: `duplicate-package ignore`. */
  readonly ruleOptions: Readonly<Record<string, Past>>;
  /** By command, and by command and flag: `analyze`, `analyze port` (see `flagKey`). */
  readonly commands: Readonly<Record<string, Past>>;
  /** By name. */
  readonly environment: Readonly<Record<string, Past>>;
}

/** One address of the documentation site in the shipped packages. */
export interface ProductLink {
  /** As the package has it. */
  readonly url: string;
  /** Packages that hold it, without scope. */
  readonly packages: readonly string[];
}
