import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { writeAmount } from 'mf-shared/rules/price-format';
import type { ShownRow } from 'mf-shared/stores';
import words from 'mf-shared/ui/text/text.module.css';
import { useMoney } from '../lib/use-money.ts';
import styles from './club-info.module.css';
import { clubSaving, clubSavingOf } from './club-saving.ts';

/** The cart's own products at both prices. A member, who pays the lower one, sees which ones have it. */
export function ClubRows({ rows, isMember }: { rows: readonly ShownRow[]; isMember: boolean }) {
  const text = useText('mf-checkout');
  const money = useMoney();
  const config = usePageConfig();
  const cheaper = rows.filter((row) => clubSaving(row, config) > 0);
  const paid = isMember ? rows.filter(({ price }) => price.club !== null && price.active <= price.club) : [];
  if (paid.length > 0) return <p>{text('club.paid', { names: paid.map(({ name }) => name).join(', ') })}</p>;
  if (cheaper.length === 0) return <p>{text('club.none')}</p>;
  return (
    <>
      <table className={`${words.facts} ${styles.rows}`}>
        <caption>{text('club.yours')}</caption>
        <thead>
          <tr>
            <th scope="col">{text('club.product')}</th>
            <th scope="col">{text('club.now')}</th>
            <th scope="col">{text('club.member')}</th>
          </tr>
        </thead>
        <tbody>
          {cheaper.map(({ productId, name, amount, price }) => (
            <tr key={productId}>
              <th scope="row">{amount > 1 ? `${name} × ${amount}` : name}</th>
              <td>{money(price.active, amount)}</td>
              <td>{money(price.club ?? price.active, amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={words.medium}>{text('club.saving', { amount: writeAmount(clubSavingOf(rows, config), config) })}</p>
    </>
  );
}
