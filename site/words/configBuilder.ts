import type { Aim, ReportKind } from '../aims';
import words from './configBuilder.json' with { type: 'json' };
import { defineWords, type Text } from './types';

export const AIM_COSTS: Readonly<Record<Aim, Text>> = words.costs;
export const AIM_GETS: Readonly<Record<Aim, Text>> = words.gets;

/** Why an option is set, in the comment above it: by aim for `features`, by path for the others. */
export const OPTION_REASONS: Readonly<Record<string, Text>> = words.reasons;

/** Notes of a configuration; what stands in brackets leads to more. */
export const BUILDER_NOTES = words.notes;
export const NOTE_LINKS: Readonly<Record<keyof typeof BUILDER_NOTES, string>> = words.noteLinks;
export const RESULT_WORDS = words.result;

/** How a report of each kind is opened. */
export const OPENING_WORDS: Readonly<Record<ReportKind, Text> & { readonly later: Text }> = words.opening;
export const AIM_TABLE_WORDS = words.table;

export const BUILDER_WORDS = defineWords({
  aim: { en: 'What do you want to find out?', zh: '想解决什么问题？' },
  bundler: { en: 'Bundler', zh: '打包工具' },
});

export const BUILDER_STATES = defineWords({
  loading: { en: 'Loading the configuration…', zh: '正在加载配置…' },
  failed: {
    en: "The builder didn't load. The tab “At a glance” has every configuration.",
    zh: '生成器没有加载成功。所有配置都在「一览」标签页里。',
  },
});

export const AIM_WORDS: Readonly<Record<Aim, Text>> = {
  'slow-build': { en: 'Why is the build slow?', zh: '构建为什么慢' },
  'large-bundle': { en: 'Why is the bundle big?', zh: '产物为什么大' },
  'ci-size': { en: 'Check sizes in CI', zh: '在 CI 里检查体积' },
  'loader-bug': { en: 'What does a loader do?', zh: 'loader 做了什么' },
  'low-memory': { en: 'The build runs out of memory', zh: '内存不够' },
  share: { en: 'Send the report to somebody', zh: '把报告发给别人' },
};
