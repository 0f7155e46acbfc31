import { describe, expect, test } from 'vitest';
import { chooseFaults } from '../../../../tools/mutants/chooseFaults';
import { FAULT_LIST } from '../../../../tools/mutants/faultList';
import { KINDS, type PlantedFault } from '../../../../tools/mutants/types';

const fault = (id: string, kind: PlantedFault['kind']): PlantedFault => ({
  id,
  kind,
  what: id,
  file: 'a',
  find: 'b',
  replace: 'c',
});
const FAULTS = [fault('one', 'theme'), fault('two', 'host'), fault('three', 'host')];
const ids = (faults: readonly PlantedFault[]): string[] => faults.map(({ id }) => id);

describe('planted faults: the faults of a run', () => {
  test('all of them, some by id or kind, or those from one on', () => {
    expect(ids(chooseFaults(FAULTS, []))).toEqual(['one', 'two', 'three']);
    expect(ids(chooseFaults(FAULTS, ['three', 'theme']))).toEqual(['one', 'three']);
    expect(ids(chooseFaults(FAULTS, ['host'], 'three'))).toEqual(['three']);
  });

  test('an unknown id is answered with the valid ones, in one line', () => {
    expect(() => chooseFaults(FAULTS, ['four'])).toThrow(/^--only four: there are .*build, one, two, three$/);
    expect(() => chooseFaults(FAULTS, [], 'four')).toThrow(/^--from four: there are one, two, three$/);
  });
});

describe('planted faults: the list', () => {
  test('issue 14.2: at least 60 faults in nine kinds, each kind with several', () => {
    expect(FAULT_LIST.length).toBeGreaterThanOrEqual(60);
    for (const kind of KINDS) {
      expect(FAULT_LIST.filter((each) => each.kind === kind).length, kind).toBeGreaterThanOrEqual(5);
    }
  });

  test('at least ten were written blind, and no two have the same id', () => {
    expect(FAULT_LIST.filter(({ blind }) => blind).length).toBeGreaterThanOrEqual(10);
    expect(new Set(ids(FAULT_LIST)).size).toBe(FAULT_LIST.length);
    expect(ids(FAULT_LIST).filter((id) => KINDS.some((kind) => kind === id))).toEqual([]);
  });
});
