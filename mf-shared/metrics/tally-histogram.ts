import { Gauge, type MetricValueWithName, type Registry } from 'prom-client';

/** What was observed under one set of labels. */
interface Series {
  labels: Readonly<Record<string, string>>;
  /** How many fell into each bucket; the last one is for what is above all bounds. */
  counts: Float64Array;
  sum: number;
}

/**
 * A histogram that an observation costs a few look-ups: the library's own writes a text of the labels for each. It is told
 * in the library's form when it is asked for.
 */
export class TallyHistogram extends Gauge<string> {
  readonly #name: string;
  readonly #labelNames: readonly string[];
  readonly #bounds: readonly number[];
  readonly #first: Level = new Map();
  readonly #series: Series[] = [];

  constructor(
    registry: Registry,
    facts: { name: string; help: string },
    labelNames: string[],
    bounds: readonly number[],
  ) {
    super({ ...facts, labelNames, registers: [registry] });
    this.#name = facts.name;
    this.#labelNames = labelNames;
    this.#bounds = bounds;
  }

  /** @param nameOf the value that a label is told with; the same text for the same series */
  observeIn(
    values: Readonly<Record<string, string>>,
    nameOf: (label: string, value: string) => string,
    value: number,
  ): void {
    const series = this.#find(values, nameOf);
    let bucket = 0;
    while (bucket < this.#bounds.length && value > (this.#bounds[bucket] ?? 0)) bucket += 1;
    series.counts[bucket] = (series.counts[bucket] ?? 0) + 1;
    series.sum += value;
  }

  override async get() {
    const values: MetricValueWithName<string>[] = [];
    for (const { labels, counts, sum } of this.#series) {
      let count = 0;
      for (const [index, bound] of [...this.#bounds, '+Inf'].entries()) {
        count += counts[index] ?? 0;
        values.push({ metricName: `${this.#name}_bucket`, labels: { le: bound, ...labels }, value: count });
      }
      values.push({ metricName: `${this.#name}_sum`, labels, value: sum });
      values.push({ metricName: `${this.#name}_count`, labels, value: count });
    }
    // The type stands in the text that Prometheus reads; what the library declares as its type does not exist.
    return Object.assign(await super.get(), { type: 'histogram', values });
  }

  #find(values: Readonly<Record<string, string>>, nameOf: (label: string, value: string) => string): Series {
    let level = this.#first;
    let found: Level | Series | undefined = level;
    const last = this.#labelNames.length - 1;
    for (let index = 0; index <= last; index += 1) {
      const label = this.#labelNames[index] ?? '';
      const name = nameOf(label, values[label] ?? '');
      found = level.get(name);
      if (found === undefined) {
        found = index === last ? this.#add(values, nameOf) : new Map();
        level.set(name, found);
      }
      if (found instanceof Map) level = found;
    }
    return found as Series;
  }

  #add(values: Readonly<Record<string, string>>, nameOf: (label: string, value: string) => string): Series {
    const labels = Object.fromEntries(this.#labelNames.map((label) => [label, nameOf(label, values[label] ?? '')]));
    const series = { labels, counts: new Float64Array(this.#bounds.length + 1), sum: 0 };
    this.#series.push(series);
    return series;
  }
}

/** By the value of one label: those of the next, and under the last one the series. */
type Level = Map<string, Level | Series>;
