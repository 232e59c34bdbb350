import { Fragment } from 'react';
import styles from '../order/order.module.css';

export type Fact = readonly [label: string, value: string];

/** Labels with their values; what is empty is left out. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.pairs}>
      {facts
        .filter(([, value]) => value !== '')
        .map(([label, value]) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
    </dl>
  );
}
