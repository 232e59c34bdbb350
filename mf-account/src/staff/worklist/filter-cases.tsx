import { useText } from 'mf-shared/i18n';
import { ChipLink } from 'mf-shared/ui/chip/chip.tsx';
import styles from '../staff-room.module.css';
import type { AskedCases } from './asked-cases.ts';
import lists from './case-list.module.css';

interface FilterCasesProps {
  filters: readonly string[];
  nameOf: (filter: string) => string;
  asked: AskedCases;
  counts: Readonly<Record<string, number>> | undefined;
}

/** Named alike in every room. */
const shared: ReadonlySet<string> = new Set(['late', 'mine', 'nobody']);

/** The filters of a worklist as links, with how many cases each has where the service counts them. */
export function FilterCases({ filters, nameOf, asked, counts }: FilterCasesProps) {
  const text = useText('mf-account');
  return (
    <nav aria-label={text('staff_orders.status')}>
      <div className={lists.filters}>
        {filters.map((filter) => (
          <ChipLink
            key={filter}
            href={asked.to({ status: filter })}
            aria-current={!asked.q && filter === asked.status ? 'page' : undefined}
            className={styles.filter}
          >
            {shared.has(filter) ? text(`staff_room.${filter}`) : nameOf(filter)}
            {counts?.[filter] !== undefined && <span className={styles.filterCount}>{counts[filter]}</span>}
          </ChipLink>
        ))}
      </div>
    </nav>
  );
}
