import { literalData, objectLiteral } from '../../lib/text/objectLiteral';
import { INTERNALS } from '../../site/contract/internals';
import { typeShape, SEVERITIES, type TypeShape } from '../../site/contract/typeShape';
import type { Contract, OptionContract, PluginName, RuleContract } from '../../site/contract/types';
import { PLUGIN_OPTIONS } from '../../site/pluginOptions';
import { OPTIONS_PATH } from '../../site/routes';
import { OPTION_PURPOSES } from '../../site/words/options';

export interface Schema {
  readonly [keyword: string]: unknown;
}

const NAMES: Readonly<Record<string, Schema>> = {
  boolean: { type: 'boolean' },
  number: { type: 'number' },
  string: { type: 'string' },
  object: { type: 'object' },
};

const CODE_ONLY = ['RegExp', 'function'];

/** Literals become one `enum`; names that only code can write are left out. */
function ofShapes(shapes: readonly TypeShape[], object: Schema): Schema {
  const literals = shapes.flatMap((shape) => (shape.kind === 'literal' ? [shape.value] : []));
  const kinds = shapes.flatMap((shape): Schema[] => {
    if (shape.kind === 'array') return [{ type: 'array', items: ofShapes(shape.items, object) }];
    if (shape.kind === 'literal' || CODE_ONLY.includes(shape.name)) return [];
    const known = shape.name === 'object' ? object : NAMES[shape.name];
    if (!known) throw new Error(`The contract has a type that the schema does not know: ${shape.name}`);
    return [known];
  });
  const all = literals.length > 0 ? [{ enum: literals }, ...kinds] : kinds;
  return all.length === 1 ? (all[0] ?? {}) : { anyOf: all };
}

const ofType = (type: string, object: Schema = { type: 'object' }): Schema =>
  ofShapes(typeShape(type), object);

/** `'major'` of the contract as a value of JSON. */
function defaultOf(code: string | undefined): Schema {
  return code === undefined ? {} : { default: literalData(objectLiteral(code)) };
}

const ofRule = ({ title, code, options }: RuleContract): Schema => ({
  description: `${code}: severity, or an array of severity and parameters`,
  anyOf: [
    { enum: [...SEVERITIES] },
    {
      type: 'array',
      minItems: 1,
      maxItems: 2,
      items: [
        { enum: [...SEVERITIES] },
        {
          title: `Parameters of ${title}`,
          type: 'object',
          properties: Object.fromEntries(
            options.map((option) => [option.name, { ...ofType(option.type), ...defaultOf(option.default) }]),
          ),
        },
      ],
    },
  ],
});

/** Rules of your own may have any title. */
const ofRules = (rules: readonly RuleContract[]): Schema => ({
  type: 'object',
  properties: Object.fromEntries(rules.map((rule) => [rule.title, ofRule(rule)])),
  additionalProperties: {
    anyOf: [{ enum: [...SEVERITIES] }, { type: 'array', minItems: 1, maxItems: 2 }],
  },
});

/** Its own, or that of the option around it. */
function sectionOf(path: string): string | undefined {
  for (let name = path; name; name = name.slice(0, Math.max(0, name.lastIndexOf('.')))) {
    const fact = PLUGIN_OPTIONS.find((option) => option.path === name);
    if (fact) return `${OPTIONS_PATH}#${fact.anchor}`;
  }
  return undefined;
}

function describe({ path, deprecated, notice = '' }: OptionContract, siteUrl: string): Schema {
  const purposes: Readonly<Record<string, { readonly en: string } | undefined>> = OPTION_PURPOSES;
  const section = sectionOf(path);
  const words = [
    purposes[path]?.en ?? INTERNALS.options[path],
    section && `${siteUrl}${section.slice(1)}`,
  ].filter(Boolean);
  const isOld = deprecated === true || notice.includes('deprecated');
  return {
    ...(words.length > 0 && { description: words.join('\n') }),
    ...(isOld && { deprecated: true, deprecationMessage: notice || (purposes[path]?.en ?? 'Deprecated') }),
  };
}

/** The JSON Schema (draft 7) of a plugin's options, as far as JSON can write them. Throws for a type of the contract that it has no word for. */
export function optionsSchema(
  { version, options, rules }: Pick<Contract, 'version' | 'options' | 'rules'>,
  plugin: PluginName,
  { id, siteUrl }: { readonly id: string; readonly siteUrl: string },
): Schema {
  const own = options.filter(({ plugins }) => plugins.includes(plugin));
  const below = (parent: string): readonly OptionContract[] =>
    own.filter(({ path }) => path.slice(0, Math.max(0, path.lastIndexOf('.'))) === parent);
  const objectOf = (parent: string): Schema => {
    const children = below(parent);
    if (parent && children.length === 0) return { type: 'object' };
    const required = children.filter(({ optional }) => !optional).map(({ path }) => nameOf(path));
    return {
      type: 'object',
      properties: Object.fromEntries(children.map((child) => [nameOf(child.path), propertyOf(child)])),
      ...(required.length > 0 && { required }),
      additionalProperties: false,
    };
  };
  const propertyOf = (option: OptionContract): Schema => ({
    ...(option.path === 'linter.rules' ? ofRules(rules) : ofType(option.type, objectOf(option.path))),
    ...describe(option, siteUrl),
    ...defaultOf(option.default),
  });
  const { properties, ...root } = objectOf('');
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    $id: id,
    title: `Options of Rsdoctor ${version}, plugin ${plugin}`,
    ...root,
    // So that a file of options can name its schema.
    properties: { $schema: { type: 'string' }, ...(properties as Schema) },
  };
}

const nameOf = (path: string): string => path.slice(path.lastIndexOf('.') + 1);
