import type { ReactNode } from 'react';
import styles from './bar.module.css';

interface BarProps {
  label: string;
  /** The first, bold word: "Staff". */
  title: string;
  children: ReactNode;
  /** At the end: the user's name. */
  user?: string | undefined;
}

/** A slim bar above the header in a colour that the shop never uses. */
export function Bar({ label, title, children, user }: BarProps) {
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
