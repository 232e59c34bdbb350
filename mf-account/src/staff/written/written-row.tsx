import { useHref } from 'mf-shared/router';
import { locales } from 'mf-shared/rules/locales';
import { classNames } from 'mf-shared/ui/class-names.ts';
import rows from '../kept-rows.module.css';
import room from '../staff-room.module.css';

interface WrittenRowProps {
  path: string;
  title: string;
  facts: readonly string[];
  /** Whether shoppers see it, in words. */
  standing: string;
  isShown: boolean;
  /** In how many languages it is written. */
  languages: number;
  /** The same in words. */
  written: string;
}

/** A row of what staff write: it leads to it, and tells whether shoppers see it and in how many languages they read it. */
export function WrittenRow({ path, title, facts, standing, isShown, languages, written }: WrittenRowProps) {
  const href = useHref();
  return (
    <li className={classNames(rows.row, rows.told)}>
      <div className={rows.facts}>
        <h2>
          <a href={href(path)}>{title}</a>
        </h2>
        <p className={room.muted}>{facts.join(' · ')}</p>
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
