import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { largeCaseMinor } from 'mf-shared/rules/large-case';
import { toDecimal } from 'mf-shared/rules/minor-units';
import { orderMoney } from 'mf-shared/rules/order-money';
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
const shared: ReadonlySet<string> = new Set(['late', 'mine', 'nobody', 'large']);

/** The filters of a worklist as links, with how many cases each has where the service counts them. */
export function FilterCases({ filters, nameOf, asked, counts }: FilterCasesProps) {
  const text = useText('mf-account');
  const large = orderMoney('eur', usePageConfig())(toDecimal(largeCaseMinor.eur));
  const sharedName = (filter: string) =>
    text(`staff_room.${filter}`, filter === 'large' ? { amount: large } : undefined);
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
            {shared.has(filter) ? sharedName(filter) : nameOf(filter)}
            {counts?.[filter] !== undefined && <span className={styles.filterCount}>{counts[filter]}</span>}
          </ChipLink>
        ))}
      </div>
    </nav>
  );
}
