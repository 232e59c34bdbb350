import type { RentalReservation } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { hoursOn } from 'mf-shared/rules/day-hours';
import { formatPrice } from 'mf-shared/rules/price-format';
import styles from './rental.module.css';
import { euro } from './rental-front.tsx';

/** What was reserved, from when to when, where, and for how much. */
export function ReservedFacts({ reservation }: { reservation: RentalReservation }) {
  const text = useText('mf-account');
  const config = usePageConfig();
  const { product, size, first, last, store, price } = reservation;
  const written = new Intl.DateTimeFormat(config.locale, { dateStyle: 'full', timeZone: 'UTC' });
  const day = (each: string) =>
    [written.format(new Date(`${each}T12:00:00Z`)), hoursOn(store, each)].filter(Boolean).join(', ');
  const facts = [
    [text('rental.product'), [product, size].filter(Boolean).join(', ')],
    [text('rental.first'), day(first)],
    [text('rental.last'), day(last)],
    [text('rental.store'), `${store.name}, ${store.address}, ${store.postalCode} ${store.city}`],
    [text('rental.price'), formatPrice(price, { ...config, ...euro })],
  ] as const;
  return (
    <dl className={styles.facts}>
      {facts.map(([term, fact]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  );
}
