import { useHref } from 'mf-shared/router';
import { locales } from 'mf-shared/rules/locales';
import { classNames } from 'mf-shared/ui/class-names.ts';
import type { ReactNode } from 'react';
import rows from '../kept-rows.module.css';
import room from '../staff-room.module.css';
import styles from './written-row.module.css';

interface WrittenRowProps {
  path: string;
  title: string;
  facts: readonly string[];
  /** What shows how it looks. */
  sample?: ReactNode;
  /** Whether shoppers see it, or who has it, in words. */
  standing: string;
  isShown: boolean;
  /** In how many languages it is written. */
  languages: number;
  /** The same in words. */
  written: string;
}

/** A row of what staff write: it leads to it, and tells how it stands and in how many languages they read it. */
export function WrittenRow({ path, title, facts, sample, standing, isShown, languages, written }: WrittenRowProps) {
  const href = useHref();
  return (
    <li className={classNames(rows.row, rows.told)}>
      <div className={styles.named}>
        {sample}
        <div className={rows.facts}>
          <h2>
            <a href={href(path)}>{title}</a>
          </h2>
          <p className={room.muted}>{facts.join(' · ')}</p>
        </div>
      </div>
      <p className={rows.fact} data-is={isShown ? undefined : 'short'}>
        {standing}
      </p>
      <p className={rows.fact} data-is={languages < locales.length ? 'short' : undefined}>
        {written}
      </p>
    </li>
  );
}
