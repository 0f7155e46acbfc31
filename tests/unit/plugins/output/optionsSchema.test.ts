import { expect, test } from 'vitest';
import { z } from 'zod';
import { optionsSchema, type Schema } from '../../../../plugins/output/optionsSchema';
import { CONTRACT } from '../../../../site/contract/contract';
import { PLUGIN_NAMES } from '../../../../site/outputFiles';
import { OPTION_SAMPLES } from '../../../support/optionSamples';

const SITE = { id: 'https://example.com/schema.json', siteUrl: 'https://example.com/' };
const SCHEMAS = new Map(PLUGIN_NAMES.map((plugin) => [plugin, optionsSchema(CONTRACT, plugin, SITE)]));
/** Defaults are for editors; the validator would fill them in before it looks for what is missing. */
const validatorOf = (schema: Schema) => {
  const text = JSON.stringify(schema, (key, each: unknown) => (key === 'default' ? undefined : each));
  return z.fromJSONSchema(JSON.parse(text) as Parameters<typeof z.fromJSONSchema>[0]);
};
const VALIDATORS = new Map([...SCHEMAS].map(([plugin, schema]) => [plugin, validatorOf(schema)]));

function propertiesOf(schema: Schema, parent = ''): [path: string, property: Schema][] {
  const alternatives = (schema.anyOf as Schema[] | undefined) ?? [];
  const own = Object.entries((schema.properties as Record<string, Schema> | undefined) ?? {});
  return [
    ...own.flatMap(([name, property]): [string, Schema][] => {
      const path = parent ? `${parent}.${name}` : name;
      return [[path, property], ...(path === 'linter.rules' ? [] : propertiesOf(property, path))];
    }),
    ...alternatives.flatMap((alternative) => propertiesOf(alternative, parent)),
  ];
}

test.each(PLUGIN_NAMES)(
  'issue 21.5 the schema of %s has the options of the contract, old ones marked',
  (plugin) => {
    const properties = new Map(propertiesOf(SCHEMAS.get(plugin) ?? {}));
    properties.delete('$schema');
    const own = CONTRACT.options.filter(({ plugins }) => plugins.includes(plugin));
    expect([...properties.keys()].sort()).toEqual(own.map(({ path }) => path).sort());
    for (const { path, default: code, deprecated, notice = '' } of own) {
      const property = properties.get(path) ?? {};
      expect('default' in property, path).toBe(code !== undefined);
      expect(property.deprecated ?? false, path).toBe(Boolean(deprecated) || notice.includes('deprecated'));
    }
    const gzip = properties.get('supports.gzip');
    expect(gzip?.description).toContain('https://example.com/config/options/options#supports-gzip');
    expect(gzip?.default).toEqual({ gzipLevel: 6 });
  },
);

const rule = (value: unknown) => ({ linter: { rules: { 'duplicate-package': value } } });

test.each([
  ...OPTION_SAMPLES,
  {
    plugin: 'rspack',
    options: rule(['Error', { checkVersion: 'minor', ignore: ['react'] }]),
    good: true,
  } as const,
  { plugin: 'rspack', options: rule(['Error', { checkVersion: 'tiny' }]), good: false } as const,
  { plugin: 'rspack', options: { $schema: 'https://example.com/schema.json' }, good: true } as const,
])('issue 21.5 the schema of $plugin judges $options: $good', ({ plugin, options, good }) => {
  expect(VALIDATORS.get(plugin)?.safeParse(options).success).toBe(good);
});
