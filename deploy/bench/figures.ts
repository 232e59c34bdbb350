/** A measured line of the tables in docs/design/targets.md. */
export interface Figure {
  part: 'pages' | 'lighthouse' | 'filter' | 'api' | 'search' | 'render' | 'import';
  name: string;
  unit: string;
  value: number | null;
  /** The target as a number in the same unit; null where it is none. */
  target: number | null;
  /** Whether a value must be at most or at least the target. */
  better: 'lower' | 'higher';
  /** What others reach, as it is written. */
  peers?: string;
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);

export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((left, right) => left - right);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export function meetsTarget({ value, target, better }: Figure): boolean | null {
  if (value === null || target === null) return null;
  return better === 'lower' ? value <= target : value >= target;
}

const write = (value: number | null) =>
  value === null ? '–' : value >= 100 ? value.toFixed(0) : value.toFixed(value < 1 ? 3 : 1);

/** A Markdown table; what falls short says by how much. */
export function table(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => {
    const isMet = meetsTarget(figure);
    const target = figure.target === null ? '–' : `${figure.better === 'lower' ? '≤' : '≥'} ${write(figure.target)}`;
    const verdict =
      isMet === null ? '' : isMet ? 'met' : `short by ${write(Math.abs((figure.value ?? 0) - (figure.target ?? 0)))}`;
    return `| ${figure.name} | ${write(figure.value)} ${figure.unit} | ${target} | ${verdict} | ${figure.peers ?? ''} |`;
  });
  return ['| What | Ours | Target | | Others |', '|---|---|---|---|---|', ...rows].join('\n');
}
