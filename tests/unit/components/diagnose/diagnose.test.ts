import { describe, expect, test } from 'vitest';
import { diagnose } from '../../../../components/diagnose/diagnose';
import * as LIMITS from '../../../../site/limits';
import { RULE_SIGNATURES, RULE_SUBJECTS } from '../../../../site/ruleSignatures';
import { RULES } from '../../../../site/rules';
import { RULE_REPORTS } from '../../../../site/words/rules';

/** What was found and how often, without the names in it. */
const found = (text: string) => {
  const result = diagnose(text);
  return result.kind === 'found' ? result.findings.map(({ id, count }) => [id, count]) : result.kind;
};
const namesOf = (text: string, wanted: string) => {
  const result = diagnose(text);
  return result.kind === 'found' ? result.findings.find(({ id }) => id === wanted)?.names : undefined;
};

describe.each(RULES)('issue 4.5 $code is found by', ({ code, title }) => {
  test.each([code, code.toLowerCase(), ` ${code}\n`, `what is ${code}?`, `规则${code}是什么`, `(${code})`])(
    'its code: %j',
    (text) => {
      expect(found(text)).toEqual([[code, 0]]);
    },
  );

  test.each([code.slice(1), `E ${code.slice(1)}`, `E-${code.slice(1)}`, `Ｅ${code.slice(1)}`, `[${code}]`])(
    'its code in another spelling: %j',
    (text) => {
      expect(found(text)).toEqual([[code, 0]]);
    },
  );

  test('a printed line, with its severity and the colours of a terminal', () => {
    const line = (severity: string) => `[${code}:${severity}:${title.toUpperCase()}] some message`;
    expect(found(`\u001b[33mWARNING\u001b[39m in ⚠ ${line('Warn')}\n`)).toEqual([[code, 1]]);
    expect(found(`${line('Warn')}\r\n${line('Error')}`)).toEqual([[code, 2]]);
    expect(found(`[33mWARNING[39m in [33m⚠[0m ${line('Warn')}`)).toEqual([[code, 1]]);
  });

  test('a message without its code, also where the terminal broke the line', () => {
    for (const message of RULE_SIGNATURES[code].messages) {
      expect(found(`tone ${message} x`)).toEqual([[code, 1]]);
      expect(found(`  │ tone ${message.replaceAll(' ', '\n  │   ')} x`)).toEqual([[code, 1]]);
    }
  });

  test('its key, its tab in the report, and its subject in both languages', () => {
    const words = [
      title,
      title.toUpperCase(),
      ...RULE_SIGNATURES[code].tabs,
      `编译预警 ${RULE_SIGNATURES[code].tabs[0]} 1`,
    ];
    const subjects = [RULE_SUBJECTS[code], RULE_REPORTS[code]].flatMap(({ en, zh }) => [en, zh]);
    for (const text of [...words, ...subjects]) expect(found(text), text).toEqual([[code, 0]]);
  });
});

describe('issue 4.5 the diagnose box reads', () => {
  const finding = (code: string, description = 'E1002') => ({ code, title: 'X', description });
  const overlay = {
    code: 'OVERLAY',
    description: '[E1001:Warn:DUPLICATE-PACKAGE] Multiple packages of a found:',
  };
  const report = (...errors: unknown[]) => JSON.stringify({ data: { errors }, clientRoutes: [] });

  test('report JSON: every rule once with its findings, most first, without the copies of the bundler', () => {
    const text = report(finding('E1001'), finding('E1008'), overlay, finding('E1008'), finding('EXTEND'));
    expect(found(text)).toEqual([
      ['E1008', 2],
      ['E1001', 1],
      ['EXTEND', 1],
    ]);
    expect(diagnose(JSON.stringify(JSON.parse(text), null, 2))).toEqual(diagnose(text));
  });

  test('a piece of it: the list, or one finding', () => {
    expect(found(JSON.stringify([finding('E1004')]))).toEqual([['E1004', 1]]);
    expect(found(JSON.stringify(finding('E1004')))).toEqual([['E1004', 1]]);
  });

  test('the packages that its findings name', () => {
    const text = report(finding('E1001', 'Multiple packages of immer found:\n  9.0.21 9.89 kB a'));
    expect(namesOf(text, 'E1001')).toEqual(['immer']);
  });

  test.each([
    [report(), 'clean'],
    [report(overlay), 'clean'],
    [report(finding('E2001')), 'unknownCode'],
    ['{"client":{},"data":{"errors":["/app/.rsdoctor/errors/0"]}}', 'manifest'],
    ['{"name":"my-app"}', 'otherJson'],
    ['[]', 'otherJson'],
    ['[1,null,{"code":4}]', 'otherJson'],
    ['{"data":{"errors":{}}}', 'otherJson'],
    ['{"data":{"errors":[{"cod', 'brokenJson'],
    ['[{"a":', 'brokenJson'],
    ['', 'empty'],
    [' \n\u3000 ', 'empty'],
    ['E1010', 'unknownCode'],
    ['error[E0308]: mismatched types', 'unknownCode'],
    ['something else', 'unknown'],
    ['main.e1003.js 3 kB, abcE1001, E10011, e1001-chunk', 'unknown'],
    ['[webpack-cli] something that nobody knows', 'unknown'],
    ['[RSDOCTOR WARN] something new', 'unknown'],
  ])('%j: %s', (text, kind) => {
    expect(diagnose(text).kind).toBe(kind);
  });

  test('findings of custom rules, by their title', () => {
    expect(found('[EXTEND:Warn:MY-RULE] too large')).toEqual([['EXTEND', 1]]);
    expect(namesOf('[EXTEND:Warn:MY-RULE] too large', 'EXTEND')).toEqual(['MY-RULE']);
  });

  test('the stats of a bundler, which hold the printed lines', () => {
    const stats = { warnings: [{ message: '[E1006:Warn:MODULE-MIXED-CHUNKS] Module "a" is included' }] };
    expect(found(JSON.stringify(stats))).toEqual([['E1006', 1]]);
  });

  test('a report that was cut off, by the code that is left of it', () => {
    expect(found('{"data":{"errors":[{"id":1,"code":"E1007","title":"TREE')).toEqual([['E1007', 0]]);
  });
});

describe('issue 4.5 hostile input of the diagnose box', () => {
  const long = 5_000_000;
  const fill = (piece: string) => piece.repeat(Math.ceil(long / piece.length));

  test.each([
    ['markup', '<img src=x onerror=alert(1)><script>E1001</script>', 'found'],
    ['regular expression characters', '[E1001:(.*)+?{}^$|\\', 'found'],
    ['lone surrogates', '\ud800 E1003 \udfff', 'found'],
    ['a prototype', '{"__proto__":{"data":{"errors":[]}},"constructor":1}', 'otherJson'],
    ['control characters', '\u0000\u001b[E1001\u0007', 'unknown'],
    ['10 kB of brackets', '['.repeat(10_000), 'brokenJson'],
  ])('%s', (_name, text, kind) => {
    expect(diagnose(text).kind).toBe(kind);
  });

  test.each([
    ['one letter', fill('e')],
    ['beginnings of codes', fill('[E100')],
    ['beginnings of messages', fill('Module "')],
    ['blanks', `${' '.repeat(long)}x`],
    ['escapes', fill('\u001b[0')],
    ['open brackets', '['.repeat(long)],
    ['surrogates', fill('\ud83d')],
    ['a report of many findings', `{"data":{"errors":[${fill('{"code":"E1001"},')}0]}}`],
  ])('5 MB of %s take less than 4 s', (_name, text) => {
    const start = performance.now();
    diagnose(text);
    expect(performance.now() - start).toBeLessThan(4000);
  });

  test('a text over the limit is not read', () => {
    const text = { length: LIMITS.diagnoseLength + 1 } as string;
    expect(diagnose(text)).toEqual({ kind: 'tooLong' });
  });
});
