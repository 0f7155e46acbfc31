import { deflateSync } from 'node:zlib';
import type { ReportFault } from '../../../../packages/report';
import { briefJson, keptData, reportFile } from '../../../support/reportFiles';
import { damagedFolders, one, type DamagedReport } from './damagedFolders';

const DATA = keptData('rsbuild-app');
const TEXT = JSON.stringify({ data: DATA });
const json = (text: string) => [reportFile('rsdoctor-data.json', text)];

/** Values that are of the wrong kind for nearly everything. */
const WRONG: Readonly<Record<string, unknown>> = {
  text: 'x',
  number: 7,
  boolean: true,
  object: { a: { b: 1 } },
  list: [1],
};

const sections = [
  'errors',
  'configs',
  'summary',
  'loader',
  'moduleGraph',
  'chunkGraph',
  'plugin',
  'packageGraph',
];

const wrongSections = sections.flatMap((section) =>
  Object.entries(WRONG).map(([kind, value]) =>
    one(`${section} is a ${kind}`, 'wrongForm', [briefJson({ ...DATA, [section]: value })]),
  ),
);

const wrongFields: readonly (readonly [string, unknown])[] = [
  ['errors', [{ code: 1001, title: 'a' }]],
  ['errors', [{ code: 'E1001', title: 'a', packages: 'immer' }]],
  ['errors', [{ code: 'E1002', title: 'a', chunks: [{ module: { path: 3 } }] }]],
  ['loader', [{ resource: null, loaders: [] }]],
  ['loader', [{ resource: { path: 'a' }, loaders: [{ loader: 'b', startAt: 'now', endAt: 1 }] }]],
  ['moduleGraph', { modules: [{ id: 'a', path: 'b', size: { sourceSize: 1 } }] }],
  ['moduleGraph', { modules: [{ id: 1, path: 'b', size: { sourceSize: '1' } }] }],
  ['moduleGraph', { modules: [null] }],
  ['chunkGraph', { assets: [{ path: 'a', size: null }], chunks: [] }],
  ['chunkGraph', { assets: [], chunks: [{ id: {}, initial: true }] }],
  ['chunkGraph', { assets: [], chunks: [{ id: '1', initial: 'yes' }] }],
  ['packageGraph', { packages: [{ name: 'a', version: null, root: '' }] }],
  ['plugin', { done: [{ tapName: 'a', costs: '1' }] }],
  ['plugin', { done: 'often' }],
  ['summary', { costs: [{ name: 'a' }] }],
  ['root', { path: '/' }],
  ['hash', 12],
];

const cuts = Array.from({ length: 24 }, (_, index) => {
  const at = Math.floor((TEXT.length * (index + 1)) / 25);
  return one(`cut off after ${index + 1} of 25 parts`, 'cutOff', json(TEXT.slice(0, at)));
});

const deep = (length: number) => `{"data":{"errors":${'['.repeat(length)}${']'.repeat(length)}}}`;

const texts: readonly (readonly [string, ReportFault, string])[] = [
  ['nothing', 'empty', ''],
  ['blanks', 'empty', ' \n\t '],
  ['a word', 'notReport', 'hello'],
  ['a number', 'notReport', '12'],
  ['a string', 'notReport', '"data"'],
  ['null', 'notReport', 'null'],
  ['a list', 'notReport', '[{"data":{}}]'],
  ['an empty object', 'notReport', '{}'],
  ['a package.json', 'notReport', '{"name":"app","version":"1.0.0"}'],
  ['empty data', 'notReport', '{"data":{}}'],
  ['data that is a list', 'notReport', '{"data":[]}'],
  ['data that is text', 'notReport', '{"data":"x"}'],
  ['only unknown sections', 'notReport', '{"data":{"resolver":[],"root":"/a"}}'],
  ['the statistics of a bundler', 'stats', '{"hash":"a","assets":[],"chunks":[],"modules":[]}'],
  ['a manifest alone', 'manifestOnly', '{"client":{},"data":{"errors":["/a/errors/0"]}}'],
  ['nothing in the form of a report', 'hollow', '{"data":{"errors":[]}}'],
  [
    'every section empty',
    'hollow',
    '{"data":{"errors":[],"loader":[],"plugin":{},"moduleGraph":{"modules":[]}}}',
  ],
  [
    'what Rspack writes as statistics',
    'bareStats',
    '{"time":1,"errors":[{"message":"x"}],"errorsCount":1,"warnings":[],"warningsCount":0}',
  ],
  ['the statistics of no compiler', 'bareStats', '{"children":[],"hash":"a","errors":[],"warnings":[]}'],
  ['a comparison as JSON', 'comparison', '{"assets":{},"modules":{},"packages":{}}'],
  ['a page of the interface without data', 'emptyPage', '<html><head><title>Rsdoctor</title></head></html>'],
  ['a page that ends in a value', 'cutOff', '<html><script>window.__RSDOCTOR__.root="eJ'],
  [
    'a page that ends between values',
    'cutOff',
    '<html><script>window.__RSDOCTOR__.root="eJxT0i/JLdBP1i3PL8rWTywoUAIAMfQFtw=="</script>',
  ],
  ['two objects', 'damaged', `${TEXT}${TEXT}`],
  ['text behind the end', 'damaged', `${TEXT}x`],
  ['a bracket too many', 'damaged', `${TEXT}]`],
  ['a comma too many', 'damaged', '{"data":{"errors":[1,,2]}}'],
  ['a value that is no JSON', 'damaged', '{"data":{"errors":undefined}}'],
  ['brackets that do not match', 'damaged', '{"data":{"errors":[1}}}'],
  ['a list of 1,000 lists', 'tooDeep', deep(1000)],
  ['a list of 100,000 lists', 'tooDeep', deep(100_000)],
  ['100,000 lists in what is skipped', 'tooDeep', deep(100_000).replace('errors', 'resolver')],
  ['100,000 lists that do not end', 'tooDeep', `{"data":{"errors":${'['.repeat(100_000)}`],
  ['HTML of another page', 'notReport', '<!DOCTYPE html><html><body>Hello</body></html>'],
  ['a page without data', 'emptyPage', '<html><script>window.__RSDOCTOR__={}</script></html>'],
  ['a page whose data is no base64', 'damaged', '<script>window.__RSDOCTOR__.errors="§§§"</script>'],
  [
    'a page whose data is not compressed',
    'damaged',
    '<script>window.__RSDOCTOR__.errors="aGVsbG8="</script>',
  ],
  ['a comparison', 'comparison', '<script>window.__RSDOCTOR__.baseline="eJw="</script>'],
  [
    'a page whose data is no JSON',
    'damaged',
    `<script>window.__RSDOCTOR__.errors="${deflateSync('[1,').toString('base64')}"</script>`,
  ],
  ['bytes of a picture', 'notReport', '\u0089PNG\r\n'],
];

/** Over a hundred reports that are none, or no longer. */
export async function damagedReports(): Promise<readonly DamagedReport[]> {
  return [
    ...texts.map(([name, fault, text]) => one(name, fault, json(text))),
    ...wrongSections.filter(
      ({ name }) => !['errors is a list', 'configs is a list', 'loader is a list'].includes(name),
    ),
    ...wrongFields.map(([section, value], index) =>
      one(`field ${index + 1}: ${section}`, 'wrongForm', [briefJson({ ...DATA, [section]: value })]),
    ),
    ...['errors', 'configs', 'loader'].map((section) =>
      one(`${section} is a list of numbers`, 'wrongForm', [briefJson({ ...DATA, [section]: [1] })]),
    ),
    ...cuts,
    ...(await damagedFolders()),
  ];
}
