import type { SalesFigures, SoldOfDay } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { europeanLocale } from 'mf-shared/rules/european-locale';
import { orderMoney } from 'mf-shared/rules/order-money';
import { ColumnChart } from './column-chart.tsx';
import styles from './figures.module.css';

type OfCurrency = SalesFigures['currencies'][number];
const amounts = ['paid', 'refunded', 'called_off', 'moved', 'gift_cards'] as const;

function dayFormat(locale: string): (each: SoldOfDay) => string {
  const format = new Intl.DateTimeFormat(europeanLocale(locale), { day: 'numeric', month: 'numeric', timeZone: 'UTC' });
  return ({ day }) => format.format(new Date(day));
}

/** Orders and money of one currency by day: as columns, and in a table. */
export function Sales({ sales: { currency, days, total } }: { sales: OfCurrency }) {
  const text = useText('mf-account');
  const config = usePageConfig();
  const money = orderMoney(currency, config);
  const dayWords = dayFormat(config.locale);
  const best = [...days].sort((one, other) => other.paid - one.paid)[0];
  const [first, last] = [days[0], days.at(-1)];
  const back = total.refunded + total.called_off;
  const id = `figures-sales-${currency}`;
  return (
    <article className={`${styles.figure} ${styles.wide}`} aria-labelledby={id}>
      <h3 id={id}>{text('staff_figures.sales', { currency: currency.toUpperCase() })}</h3>
      <p className={styles.now}>
        <b>{money(total.paid)}</b> {text('staff_figures.orders', { count: total.orders })}
        {total.cancelled > 0 && `, ${text('staff_figures.cancelled', { count: total.cancelled })}`}
      </p>
      {back > 0 && <p className={styles.then}>{text('staff_figures.went_back', { amount: money(back) })}</p>}
      <ColumnChart
        name={
          best && total.paid > 0
            ? text('staff_figures.sales_chart', {
                ...{ total: money(total.paid), day: dayWords(best), most: money(best.paid) },
                back: money(back),
              })
            : text('staff_figures.nothing_sold')
        }
        columns={days.map((each) => ({
          key: each.day,
          up: each.paid,
          down: each.refunded + each.called_off,
          title: `${dayWords(each)}: ${money(each.paid)}`,
        }))}
        first={first && dayWords(first)}
        last={last && dayWords(last)}
      />
      <SalesTable sales={{ currency, days, total }} labelledBy={id} />
    </article>
  );
}

/** Every day with all that was counted; amounts that are nothing throughout have no column. */
function SalesTable({ sales: { currency, days, total }, labelledBy }: { sales: OfCurrency; labelledBy: string }) {
  const text = useText('mf-account');
  const config = usePageConfig();
  const money = orderMoney(currency, config);
  const count = (amount: number) => amount.toLocaleString(config.locale);
  const dayWords = dayFormat(config.locale);
  const shown = amounts.filter((name) => name === 'paid' || total[name] !== 0);
  return (
    <details className={styles.table}>
      <summary>{text('staff_figures.as_table')}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys */}
      <section className={styles.frame} tabIndex={0} aria-labelledby={labelledBy}>
        <table>
          <thead>
            <tr>
              <th scope="col">{text('staff_figures.day')}</th>
              <th scope="col">{text('staff_figures.col_orders')}</th>
              <th scope="col">{text('staff_figures.col_cancelled')}</th>
              {shown.map((name) => (
                <th key={name} scope="col">
                  {text(`staff_figures.col_${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.map((each) => (
              <tr key={each.day}>
                <th scope="row">{dayWords(each)}</th>
                <td>{count(each.orders)}</td>
                <td>{count(each.cancelled)}</td>
                {shown.map((name) => (
                  <td key={name}>{money(each[name])}</td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{text('staff_figures.total')}</th>
              <td>{count(total.orders)}</td>
              <td>{count(total.cancelled)}</td>
              {shown.map((name) => (
                <td key={name}>{money(total[name])}</td>
              ))}
            </tr>
          </tfoot>
        </table>
      </section>
    </details>
  );
}
