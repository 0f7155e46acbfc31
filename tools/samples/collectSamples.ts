import path from 'node:path';
import type { CodeBlock, Issue, Page } from '../../packages/doc-checks/types';
import { issueAt } from '../../packages/doc-checks/report';
import { moduleFormats } from '../../lib/text/moduleFormats';
import {
  isPluginCall,
  SAMPLE_LEVELS,
  sampleLanguage,
  sampleLevel,
  type SampleKind,
  type SampleLevel,
} from '../../plugins/checks/sampleKind';

/** One sample of the documentation; a file that several fences show, and a block of both languages, is one sample. */
export interface Sample {
  /** Path from the folder of the project, or `page:line` of a sample that stands in its page. */
  readonly id: string;
  /** The first fence that shows it: file and line. */
  readonly page: string;
  readonly line: number;
  readonly kind: SampleKind;
  readonly level: SampleLevel;
  readonly title: string;
  readonly code: string;
  /** Its path; empty when it stands in its page. At that of a config written from another format nothing lies. */
  readonly file: string;
  /** The file's path without the title: a tree of files that belong together; empty without one. */
  readonly folder: string;
}

/** A block as readers see it: a config with the word `formats` is one block per format. */
function shownBlocks(block: CodeBlock): CodeBlock[] {
  if (!block.formats) return [block];
  return moduleFormats(block.value, block.title).map(({ language, title, code }) => ({
    ...block,
    language,
    title,
    value: code,
    file: `${block.file.slice(0, -block.title.length)}${title}`,
  }));
}

/** The samples of pages, each once, with the highest level that a fence gives it. */
export function collectSamples(pages: readonly Page[]): Sample[] {
  const found = new Map<string, Sample>();
  for (const page of pages) {
    for (const block of page.code.flatMap(shownBlocks)) {
      const kind = sampleLanguage(block.language);
      if (!kind) continue;
      const file = block.file.replace(/^<root>\//, '');
      const id = file || `${page.file}:${block.line}`;
      const level = sampleLevel(block);
      const key = file || `${page.key} ${block.value}`;
      const before = found.get(key);
      if (before && SAMPLE_LEVELS.indexOf(before.level) >= SAMPLE_LEVELS.indexOf(level)) continue;
      const tree = block.title && !isPluginCall(block.value) && file.endsWith(`/${block.title}`);
      found.set(key, {
        id,
        page: page.file,
        line: block.line,
        kind,
        level,
        title: block.title || path.posix.basename(file),
        code: block.value,
        file,
        folder: tree ? file.slice(0, -block.title.length - 1) : '',
      });
    }
  }
  return [...found.values()];
}

/** Whether a sample belongs to a project with packages of its own: those of the rule pages have a test of their own. */
export const isOwnProject = ({ folder }: Pick<Sample, 'folder'>): boolean =>
  folder.startsWith('examples/') && !folder.startsWith('examples/samples/');

/** The problem of a sample, at a line inside it, from 1. */
export function sampleIssue(sample: Sample, rule: string, message: string, line = 1): Issue {
  const fix = `correct the sample (shown on ${sample.page}:${sample.line}), or give it a level that it holds`;
  const at = sample.file ? line : sample.line + line;
  return issueAt(sample.file || sample.page, at, rule, message.replaceAll(/\s*\n\s*/g, ' '), fix);
}
