/** @module-tag speed-layer-off */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Nodes } from 'mdast';
import { expect, onTestFinished, test } from 'vitest';
import { markdownTree } from '../../packages/doc-checks/markdownTree';
import { buildCommand } from '../../tools/buildCommand';
import { runCommand } from '../../tools/commands/runCommand';
import { outputFiles, outputText } from '../support/outputText';

/** What a text says as Markdown: how a list or a table is written, and where a line breaks, makes no difference. */
function meaning(node: Nodes): unknown {
  const { position: _position, spread: _spread, ...rest } = node as Nodes & { readonly spread?: unknown };
  if (!('children' in rest)) {
    const text = 'value' in rest && node.type === 'text' ? rest.value.replace(/\s*\n\s*/g, '\n') : undefined;
    return { ...rest, ...(text !== undefined && { value: text }) };
  }
  const children: { type?: string; value?: string }[] = [];
  for (const child of rest.children.map((each) => meaning(each)) as typeof children) {
    const last = children.at(-1);
    if (last?.type === 'text' && child.type === 'text') last.value = `${last.value}${child.value}`;
    else children.push(child);
  }
  return { ...rest, children };
}

const meaningOf = (text: string): unknown => meaning(markdownTree(text, 'md').tree);

test(
  'issue 14.3 the Markdown exports say what they say when Rspress makes them, on every page',
  { timeout: 300_000 },
  () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'site-speed-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const root = path.join(folder, 'out');
    const [program, ...args] = buildCommand();
    const env = { NODE_ENV: 'production', SITE_SPEED: '-compileOnce', SITE_ROOT: root };
    const { code, output } = runCommand(program, args, { env });
    expect(code, output).toBe(0);
    const exported = outputFiles().filter((file) => file.endsWith('.md'));
    expect(exported.length).toBeGreaterThan(100);
    for (const file of exported)
      expect(meaningOf(outputText(file)), file).toEqual(
        meaningOf(readFileSync(path.join(root, file), 'utf8')),
      );
  },
);
