import type { BulkLook } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { orderMoney } from 'mf-shared/rules/order-money';
import { Notice } from 'mf-shared/ui/notice/notice.tsx';
import { useEffect, useRef } from 'react';
import styles from './bulk.module.css';

type Sample = BulkLook['samples'][number];
type Told = NonNullable<Sample['before']>;

/** What would change: how much, a sample from what to what, and what is left as it is, and why. */
export function BulkLooked({ look }: { look: BulkLook }) {
  const text = useText('mf-account');
  const { locale } = usePageConfig();
  const title = useRef<HTMLHeadingElement>(null);
  const { id, models, variants, samples, refused, not_told_lower } = look;
  // The focus goes to each new look, so that its reader hears and sees it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a newer look has another id
  useEffect(() => title.current?.focus(), [id]);
  const shown = (count: number) => ({ count, shown: count.toLocaleString(locale) });
  return (
    <section className={styles.looked} aria-labelledby="bulk-looked">
      <h3 id="bulk-looked" ref={title} tabIndex={-1}>
        {models === 0
          ? text('staff_bulk.nothing')
          : `${text('staff_bulk.changes', shown(models))}, ${text('staff_products.variants', { count: variants })}`}
      </h3>
      {not_told_lower > 0 && <Notice kind="warning">{text('staff_bulk.not_told_lower', shown(not_told_lower))}</Notice>}
      {refused.length > 0 && (
        <div className={styles.refused}>
          <h4>{text('staff_bulk.refused', shown(refused.reduce((sum, { count }) => sum + count, 0)))}</h4>
          <ul>
            {refused.map(({ why, count, names }) => (
              <li key={why}>
                <b>{text(`staff_bulk.why_${why}`)}</b> {names.join(', ')}
                {count > names.length && ` ${text('staff_bulk.and_more', shown(count - names.length))}`}
              </li>
            ))}
          </ul>
        </div>
      )}
      {samples.length > 0 && <Samples samples={samples} />}
    </section>
  );
}

function Samples({ samples }: { samples: readonly Sample[] }) {
  const text = useText('mf-account');
  const isOfPrices = samples.some(({ after }) => after !== null);
  return (
    <>
      <h4 id="bulk-samples">{text(isOfPrices ? 'staff_bulk.samples_prices' : 'staff_bulk.samples')}</h4>
      <table className={styles.samples} aria-labelledby="bulk-samples">
        <thead>
          <tr>
            <th scope="col">{text('staff_products.product')}</th>
            {isOfPrices && (
              <>
                <th scope="col">{text('staff_bulk.before')}</th>
                <th scope="col">{text('staff_bulk.after')}</th>
                <th scope="col">{text('staff_bulk.lowest')}</th>
              </>
            )}
          </tr>
        </thead>
        <tbody>
          {samples.map((sample) => (
            <SampleLine key={sample.id} sample={sample} />
          ))}
        </tbody>
      </table>
    </>
  );
}

function SampleLine({ sample }: { sample: Sample }) {
  const text = useText('mf-account');
  const config = usePageConfig();
  const money = orderMoney('eur', config);
  const { name, number, before, after, currencies, lowest_30_days } = sample;
  const others = Object.entries(currencies).map(([code, amount]) => orderMoney(code, config)(amount));
  return (
    <tr>
      <th scope="row">
        {name} <span className={styles.hint}>{number}</span>
      </th>
      {before && after && (
        <>
          <td data-label={text('staff_bulk.before')}>
            <Price told={before} />
          </td>
          <td data-label={text('staff_bulk.after')}>
            <Price told={after} />
            <span className={styles.hint}>{changed(before, after, config.locale)}</span>
            {others.length > 0 && (
              <details className={styles.hint}>
                <summary>{text('staff_bulk.currencies')}</summary>
                {others.join(' · ')}
              </details>
            )}
          </td>
          <td data-label={text('staff_bulk.lowest')}>{lowest_30_days === null ? '–' : money(lowest_30_days)}</td>
        </>
      )}
    </tr>
  );
}

/** What it costs now, and the regular price where that is higher; from the cheapest variant to the dearest. */
function Price({ told: { regular, active, active_to } }: { told: Told }) {
  const money = orderMoney('eur', usePageConfig());
  return (
    <>
      <b>{active === active_to ? money(active) : `${money(active)} – ${money(active_to)}`}</b>{' '}
      {active < regular && active === active_to && <s>{money(regular)}</s>}
    </>
  );
}

/** By how much the price goes up or down, in percent; that of the regular price where only it changes. */
function changed(before: Told, after: Told, locale: string): string {
  const [from, to] = before.active === after.active ? [before.regular, after.regular] : [before.active, after.active];
  const share = from === 0 ? 0 : (to - from) / from;
  return share.toLocaleString(locale, { style: 'percent', signDisplay: 'exceptZero', maximumFractionDigits: 1 });
}
