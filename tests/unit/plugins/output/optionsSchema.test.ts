import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { optionsSchema, type Schema } from '../../../../plugins/output/optionsSchema';
import { CONTRACT } from '../../../../site/contract/contract';
import type { PluginName } from '../../../../site/contract/types';
import { LATEST, PLUGIN_NAMES, schemaPath } from '../../../../site/machineFiles';
import { OPTION_SAMPLES } from '../../../support/optionSamples';
import { ROOT } from '../../../support/site';

const SITE = { id: 'https://example.com/schema.json', siteUrl: 'https://example.com/' };
const SCHEMAS = new Map(PLUGIN_NAMES.map((plugin) => [plugin, optionsSchema(CONTRACT, plugin, SITE)]));
const schemaOf = (plugin: PluginName): Schema => SCHEMAS.get(plugin) ?? {};

type JsonSchema = Parameters<typeof z.fromJSONSchema>[0];

/** Defaults are for editors; the validator would fill them in before it looks for what is missing. */
const withoutDefaults = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (key, each: unknown) => (key === 'default' ? undefined : each)));

const VALIDATORS = new Map(
  PLUGIN_NAMES.map((plugin) => [plugin, z.fromJSONSchema(withoutDefaults(schemaOf(plugin)) as JsonSchema)]),
);

/** Paths of all properties, as the contract writes them. */
function pathsOf(schema: Schema, parent = ''): string[] {
  const alternatives = (schema.anyOf as Schema[] | undefined) ?? [];
  const own = Object.entries((schema.properties as Record<string, Schema> | undefined) ?? {});
  return [
    ...own.flatMap(([name, property]) => {
      const path = parent ? `${parent}.${name}` : name;
      return path === 'linter.rules' ? [path] : [path, ...pathsOf(property, path)];
    }),
    ...alternatives.flatMap((alternative) => pathsOf(alternative, parent)),
  ];
}

/** The property of an option, wherever it lies. */
function propertyAt(schema: Schema, path: string): Schema | undefined {
  const [name = '', ...rest] = path.split('.');
  const holders = [schema, ...((schema.anyOf as Schema[] | undefined) ?? [])];
  const found = holders
    .map((holder) => (holder.properties as Record<string, Schema> | undefined)?.[name])
    .find((property) => property !== undefined);
  return rest.length === 0 ? found : found && propertyAt(found, rest.join('.'));
}

describe.each(PLUGIN_NAMES)('issue 21.5 the schema of %s', (plugin) => {
  const own = CONTRACT.options.filter(({ plugins }) => plugins.includes(plugin));

  test('has the options of the contract and no other', () => {
    const paths = pathsOf(schemaOf(plugin)).filter((path) => path !== '$schema');
    expect(paths.sort()).toEqual(own.map(({ path }) => path).sort());
  });

  test('marks what is deprecated, and nothing else', () => {
    const marked = own
      .filter(({ path }) => propertyAt(schemaOf(plugin), path)?.deprecated)
      .map(({ path }) => path);
    const old = own.filter(({ deprecated, notice }) => deprecated || notice?.includes('deprecated'));
    expect(marked).toEqual(old.map(({ path }) => path));
  });

  test('links every option that has a section, and gives its default', () => {
    for (const { path, default: code } of own) {
      const property = propertyAt(schemaOf(plugin), path);
      expect(property && 'default' in property, path).toBe(code !== undefined);
    }
    const gzip = propertyAt(schemaOf(plugin), 'supports.gzip');
    expect(gzip?.description).toContain('https://example.com/config/options/options#supports-gzip');
    expect(gzip?.default).toEqual({ gzipLevel: 6 });
  });
});

test.each(OPTION_SAMPLES)('issue 21.5 the schema of $plugin judges $options: $good', (sample) => {
  expect(VALIDATORS.get(sample.plugin)?.safeParse(sample.options).success).toBe(sample.good);
});

test('issue 21.5 a file of options can name its schema, as the page for agents shows it', () => {
  const file = path.join(ROOT, 'examples/samples/agents/contract/rsdoctor.options.json');
  const options = JSON.parse(readFileSync(file, 'utf8')) as { $schema: string };
  expect(options.$schema).toBe(`https://rsdoctor.rs${schemaPath(LATEST, 'rspack')}`);
  expect(VALIDATORS.get('rspack')?.safeParse(options).success).toBe(true);
});

test('issue 21.5 the parameters of rules are checked', () => {
  const judge = (rule: unknown) =>
    VALIDATORS.get('rspack')?.safeParse({ linter: { rules: { 'duplicate-package': rule } } }).success;
  expect(judge(['Error', { checkVersion: 'minor', ignore: ['react'] }])).toBe(true);
  expect(judge(['Error', { checkVersion: 'tiny' }])).toBe(false);
});

test('issue 21.5 a type that JSON Schema has no word for stops the build', () => {
  const option = { path: 'odd', type: 'Map', optional: true, plugins: ['rspack'] };
  expect(() => optionsSchema({ ...CONTRACT, options: [option] }, 'rspack', SITE)).toThrow(/Map/);
});
