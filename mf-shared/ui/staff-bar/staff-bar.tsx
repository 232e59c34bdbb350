import type { ReactNode } from 'react';
import styles from './staff-bar.module.css';

export interface StaffBarProps {
  label: string;
  /** The first, bold word: "Staff". */
  title: string;
  children: ReactNode;
  /** At the end: the user's name. */
  user?: string | undefined;
}

/** A slim bar above the header in a colour that the shop never uses. */
export function StaffBar({ label, title, children, user }: StaffBarProps) {
  return (
    <section className={styles.bar} aria-label={label}>
      <div className={styles.row}>
        <b>{title}</b>
        {children}
        {user && <span className={styles.user}>{user}</span>}
      </div>
    </section>
  );
}

/** Staff facts inside a page of the shop. */
export function StaffBox({ title, children }: { title: string; children: ReactNode }) {
  return (
    <aside className={styles.box}>
      <b>{title}</b>
      {children}
    </aside>
  );
}
