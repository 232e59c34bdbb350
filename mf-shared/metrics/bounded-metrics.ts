import { Counter, Gauge, type Registry } from 'prom-client';
import { TallyHistogram } from './tally-histogram.ts';

/**
 * Metrics whose labels have the values that are written down for them and no others: what a caller typed, an address, an
 * email or a code cannot become one (OPS-2).
 */
interface Described<Label extends string> {
  name: `havu_${string}`;
  help: string;
  /** Every value of each label. A set may grow with what the process itself declares, as its routes. */
  labels: Readonly<Record<Label, ReadonlySet<string>>>;
}

/** What stands for a value that is none of those written down. */
const otherValue = 'other';

type Labels<Label extends string> = Record<Label, string>;

/** Series are told as 0 before anything happens, so that a first failure is an increase; more of them only fill the text. */
const mostZeros = 64;

export function boundedCounter<Label extends string>(
  registry: Registry,
  { name, help, labels }: Described<Label>,
): (values: Labels<Label>, amount?: number) => void {
  const counter = new Counter({ name, help, labelNames: namesOf(labels), registers: [registry] });
  for (const values of combinations(labels)) counter.inc(values, 0);
  return (values, amount = 1) => counter.inc(bounded(labels, values), amount);
}

export function boundedHistogram<Label extends string>(
  registry: Registry,
  { name, help, labels, buckets }: Described<Label> & { buckets: readonly number[] },
): (values: Labels<Label>, seconds: number) => void {
  const histogram = new TallyHistogram(registry, { name, help }, namesOf(labels), buckets);
  const nameOf = (label: string, value: string) => (labels[label as Label].has(value) ? value : otherValue);
  return (values, seconds) => histogram.observeIn(values, nameOf, seconds);
}

type Told<Label extends string> = readonly (readonly [Labels<Label>, number])[];

/** A gauge that is read when it is asked for. */
export function readGauge<Label extends string>(
  registry: Registry,
  { name, help, labels }: Described<Label>,
  read: () => Told<Label> | Promise<Told<Label>>,
): void {
  new Gauge<string>({
    ...{ name, help, labelNames: namesOf(labels), registers: [registry] },
    async collect() {
      const told = await read();
      this.reset();
      for (const [values, value] of told) this.set(bounded(labels, values), value);
    },
  });
}

/** A counter whose numbers somebody else keeps: where a request may cost no more than adding one. */
export function readCounter<Label extends string>(
  registry: Registry,
  { name, help, labels }: Described<Label>,
  read: () => Told<Label>,
): void {
  new Counter<string>({
    ...{ name, help, labelNames: namesOf(labels), registers: [registry] },
    collect() {
      const told = read();
      this.reset();
      for (const [values, value] of told) this.inc(bounded(labels, values), value);
    },
  });
}

const namesOf = (labels: Readonly<Record<string, unknown>>): string[] => Object.keys(labels);

function bounded<Label extends string>(
  labels: Described<Label>['labels'],
  values: Labels<Label>,
): Record<string, string> {
  const told: Record<string, string> = {};
  for (const name in labels) told[name] = labels[name].has(values[name]) ? values[name] : otherValue;
  return told;
}

function combinations<Label extends string>(labels: Described<Label>['labels']): Record<string, string>[] {
  let all: Record<string, string>[] = [{}];
  for (const name in labels)
    all = all.flatMap((each) => [...labels[name]].map((value) => ({ ...each, [name]: value })));
  return all.length <= mostZeros ? all : [];
}
