import { randomNumbers } from './randomNumbers';

/** A query as the model sees it: its terms, and the section it was written for. */
export interface Example {
  readonly terms: readonly string[];
  readonly section: string;
}

/** Vectors of both sides; those of a query are added, and divided by the square root of their number. */
export interface Vectors {
  readonly terms: ReadonlyMap<string, Float64Array>;
  readonly sections: ReadonlyMap<string, Float64Array>;
}

/** Tried on `dev`: longer vectors are better, for bytes that search may not take; more rounds overfit. */
const TRAINING = {
  size: 26,
  rounds: 10,
  batch: 512,
  /** Step of Adam; it falls to a tenth. */
  step: 0.05,
  /** Weight decay. */
  decay: 1e-4,
  /** Label smoothing: the share that all sections of the page have, since they are half right. */
  page: 0.2,
  /** Standard deviation of the first values. */
  start: 0.3,
  /** The best of nine on `dev`. */
  seed: 6,
};

const [MOMENTUM, VARIANCE] = [0.9, 0.999];

/** Parameters of one side, in one array, with what Adam keeps of their gradients. */
function parameters(count: number, random: () => number) {
  const normal = (): number => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  const values = Float64Array.from({ length: count * TRAINING.size }, () => TRAINING.start * normal());
  const [gradient, first, second] = [values, values, values].map(
    ({ length }) => new Float64Array(length),
  ) as [Float64Array, Float64Array, Float64Array];
  let step = 0;
  return {
    values,
    gradient,
    /** Moves the values against the gradient, and forgets it. */
    update(rate: number): void {
      step += 1;
      const [unbias, unbiasSquare] = [1 - MOMENTUM ** step, 1 - VARIANCE ** step];
      values.forEach((value, at) => {
        const slope = (gradient[at] ?? 0) + TRAINING.decay * value;
        const mean = MOMENTUM * (first[at] ?? 0) + (1 - MOMENTUM) * slope;
        const square = VARIANCE * (second[at] ?? 0) + (1 - VARIANCE) * slope * slope;
        first[at] = mean;
        second[at] = square;
        values[at] = value - (rate * (mean / unbias)) / (Math.sqrt(square / unbiasSquare) + 1e-8);
      });
      gradient.fill(0);
    },
  };
}

function shuffle(list: number[], random: () => number): void {
  for (let at = list.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [list[at], list[other]] = [list[other] ?? 0, list[at] ?? 0];
  }
}

const pageOf = (section: string): string => section.split('#')[0] ?? '';

/** Adds `factor` times one row to another. */
function addRow(to: Float64Array, toRow: number, from: Float64Array, fromRow: number, factor: number): void {
  const { size } = TRAINING;
  for (let at = 0; at < size; at += 1) {
    const place = toRow * size + at;
    to[place] = (to[place] ?? 0) + factor * (from[fromRow * size + at] ?? 0);
  }
}

function dot(a: Float64Array, aRow: number, b: Float64Array, bRow: number): number {
  let sum = 0;
  for (let at = 0; at < TRAINING.size; at += 1)
    sum += (a[aRow * TRAINING.size + at] ?? 0) * (b[bRow * TRAINING.size + at] ?? 0);
  return sum;
}

const rowsOf = (names: readonly string[], { values }: { readonly values: Float64Array }) =>
  new Map(
    names.map((name, row) => [name, values.slice(row * TRAINING.size, (row + 1) * TRAINING.size)] as const),
  );

/**
 * Learns vectors of terms and of sections, such that a query is nearest to the section it was written for (a dual encoder with
 * softmax over all sections, by Adam; see "Embedding-based Retrieval", Huang et al. 2020, and StarSpace, Wu et al. 2017).
 * @param examples queries of all languages
 * @param vocabulary the terms that get a vector
 * @returns the same vectors for the same examples
 */
export function trainVectors(examples: readonly Example[], vocabulary: readonly string[]): Vectors {
  const random = randomNumbers(TRAINING.seed);
  const rowOfTerm = new Map(vocabulary.map((term, row) => [term, row] as const));
  const sections = [...new Set(examples.map(({ section }) => section))];
  const rowOfSection = new Map(sections.map((section, row) => [section, row] as const));
  const pages = sections.map(pageOf);
  const beside = sections.map((_, row) =>
    sections.flatMap((__, other) => (pages[other] === pages[row] ? [other] : [])),
  );
  const queries = examples
    .map(({ terms, section }) => ({
      rows: terms.flatMap((term) => rowOfTerm.get(term) ?? []),
      label: rowOfSection.get(section) ?? 0,
    }))
    .filter(({ rows }) => rows.length > 0);
  const ofTerms = parameters(vocabulary.length, random);
  const ofSections = parameters(sections.length, random);

  const learn = (rows: readonly number[], label: number, share: number): void => {
    const weight = 1 / Math.sqrt(rows.length);
    const query = new Float64Array(TRAINING.size);
    for (const row of rows) addRow(query, 0, ofTerms.values, row, weight);
    const logits = sections.map((_, row) => dot(query, 0, ofSections.values, row));
    const top = Math.max(...logits);
    const raised = logits.map((logit) => Math.exp(logit - top));
    const sum = raised.reduce((total, each) => total + each, 0);
    const errors = raised.map((each) => each / sum);
    errors[label] = (errors[label] ?? 0) - (1 - TRAINING.page);
    const others = beside[label] ?? [];
    for (const other of others) errors[other] = (errors[other] ?? 0) - TRAINING.page / others.length;
    const back = new Float64Array(TRAINING.size);
    errors.forEach((error, row) => {
      addRow(back, 0, ofSections.values, row, error * share);
      addRow(ofSections.gradient, row, query, 0, error * share);
    });
    for (const row of rows) addRow(ofTerms.gradient, row, back, 0, weight);
  };

  const order = queries.map((_, at) => at);
  const steps = TRAINING.rounds * Math.ceil(queries.length / TRAINING.batch);
  let step = 0;
  for (let round = 0; round < TRAINING.rounds; round += 1) {
    shuffle(order, random);
    for (let from = 0; from < order.length; from += TRAINING.batch) {
      const batch = order.slice(from, from + TRAINING.batch);
      for (const at of batch) {
        const { rows = [], label = 0 } = queries[at] ?? {};
        learn(rows, label, 1 / batch.length);
      }
      step += 1;
      const rate = TRAINING.step * (1 - (0.9 * step) / steps);
      ofTerms.update(rate);
      ofSections.update(rate);
    }
  }
  return { terms: rowsOf(vocabulary, ofTerms), sections: rowsOf(sections, ofSections) };
}
