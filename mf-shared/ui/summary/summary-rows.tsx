import { Picture } from '../picture/picture.tsx';
import styles from './summary.module.css';

export interface SummaryRow {
  key: string | number;
  image: string;
  name: string;
  details: string;
  value: string;
}

/** The products of an order, small. */
export function SummaryRows({ rows }: { rows: readonly SummaryRow[] }) {
  return (
    <ul className={styles.rows}>
      {rows.map(({ key, image, name, details, value }) => (
        <li key={key}>
          <Picture path={image} alt="" widths={[80, 160]} sizes="48px" />
          <span>
            {name}
            <span className={styles.details}>{details}</span>
          </span>
          <span className={styles.figures}>{value}</span>
        </li>
      ))}
    </ul>
  );
}
