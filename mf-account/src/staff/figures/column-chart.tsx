import styles from './figures.module.css';

interface Column {
  key: string;
  /** Above the line. */
  up: number;
  /** Below it, in the same unit. */
  down: number;
  /** Told where a pointer rests. */
  title: string;
}

interface ColumnChartProps {
  /** What it shows, in a sentence: the table beside it has the rest. */
  name: string;
  columns: readonly Column[];
  first: string | undefined;
  last: string | undefined;
}

const height = 120;
const step = 10;

/** Columns above and below one line. It is stretched to its place, so no words stand in it. */
export function ColumnChart({ name, columns, first, last }: ColumnChartProps) {
  const most = Math.max(1, ...columns.map(({ up }) => up));
  const least = Math.max(0, ...columns.map(({ down }) => down));
  const scale = (height - 2) / (most + least);
  const line = most * scale + 1;
  return (
    <div className={styles.chart}>
      <svg role="img" aria-label={name} viewBox={`0 0 ${columns.length * step} ${height}`} preserveAspectRatio="none">
        {columns.map(({ key, up, down, title }, at) => (
          <g key={key}>
            <title>{title}</title>
            {/* All of its place answers to a pointer. */}
            <rect className={styles.place} x={at * step} y={0} width={step} height={height} />
            <rect
              className={at === columns.length - 1 ? styles.today : styles.up}
              {...{ x: at * step + 1.5, width: step - 3, y: line - up * scale, height: up * scale }}
            />
            <rect className={styles.down} {...{ x: at * step + 1.5, width: step - 3, y: line, height: down * scale }} />
          </g>
        ))}
        <line className={styles.axis} x1={0} x2={columns.length * step} y1={line} y2={line} />
      </svg>
      <p className={styles.ends} aria-hidden="true">
        <span>{first}</span>
        <span>{last}</span>
      </p>
    </div>
  );
}
