import type { Contract, RuleContract } from '../../../site/contract/types';

/** A default that the documented version holds. */
export interface HeldDefault {
  /** How messages call what it belongs to. */
  readonly label: string;
  /** Code of the value; missing when nothing is held. */
  readonly value: string | undefined;
}

/** Where a name is read. */
export interface NamePlace {
  /** The option that the section is about. */
  readonly option: string | undefined;
  /** Rules that the page, the section or the line is about. */
  readonly rules: readonly RuleContract[];
}

const ofRule = ({ code, options }: RuleContract, wanted: string): HeldDefault[] =>
  options
    .filter(({ name }) => name === wanted)
    .map((option) => ({ label: `\`${wanted}\` of ${code}`, value: option.default }));

/**
 * What a name on a page may stand for.
 * @param name a path or the last part of one, an option of a rule, a flag
 * @param place where it is read: what is nearest to it counts
 * @param contract of the documented version
 * @returns defaults of everything that it can mean there; nothing when it is another tool's
 */
export function heldDefaults(name: string, place: NamePlace, contract: Contract): readonly HeldDefault[] {
  const options = (isMeant: (path: string) => boolean): HeldDefault[] =>
    contract.options
      .filter(({ path }) => isMeant(path))
      .map((option) => ({ label: `\`${option.path}\``, value: option.default }));
  const flags = contract.commands
    .flatMap((command) => command.flags)
    .filter((flag) => flag.name === name.split(' ')[0]);
  const lists = [
    place.rules.flatMap((rule) => ofRule(rule, name)),
    options((path) => path === name),
    options((path) => path === `${place.option ?? ''}.${name}`),
    options((path) => path.endsWith(`.${name}`)),
    contract.rules.flatMap((rule) => ofRule(rule, name)),
    flags.map((flag) => ({ label: `\`${flag.name}\``, value: flag.default })),
  ];
  return lists.find((list) => list.length > 0) ?? [];
}
