import type { ReactNode } from 'react';
import styles from './track.module.css';

export interface TrackPoint {
  key: string;
  title: string;
  note?: ReactNode | undefined;
  isReached: boolean;
}

/** Where an order, a return or a complaint is on its way. */
export function Track({ points }: { points: readonly TrackPoint[] }) {
  const current = points.findLastIndex(({ isReached }) => isReached);
  return (
    <ol className={styles.track}>
      {points.map(({ key, title, note, isReached }, index) => (
        <li
          key={key}
          className={isReached ? styles.reached : undefined}
          aria-current={index === current ? 'step' : undefined}
        >
          <b>{title}</b>
          {note && <span className={styles.note}>{note}</span>}
        </li>
      ))}
    </ol>
  );
}
