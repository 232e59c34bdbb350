import type { ReactNode } from 'react';
import styles from './figures.module.css';

export interface BarRow {
  key: string;
  name: ReactNode;
  value: number;
  /** The value in words; more than one column where it is a list. */
  cells: readonly string[];
}

interface BarTableProps {
  /** Id of its heading. */
  labelledBy: string;
  columns: readonly string[];
  rows: readonly BarRow[];
}

const width = 100;

/** A table whose rows have a bar each: the longest one is the most. */
export function BarTable({ labelledBy, columns, rows }: BarTableProps) {
  const most = Math.max(1, ...rows.map(({ value }) => value));
  return (
    <table className={styles.bars} aria-labelledby={labelledBy}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, value, cells }) => (
          <tr key={key}>
            <th scope="row">
              {name}
              <svg viewBox={`0 0 ${width} 4`} preserveAspectRatio="none" aria-hidden="true">
                <rect className={styles.up} x={0} y={0} width={(value / most) * width} height={4} />
              </svg>
            </th>
            {cells.map((cell, at) => (
              <td key={columns[at + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
