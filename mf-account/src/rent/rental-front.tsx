import type { RentalOffer } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { useHref, usePageConfig } from 'mf-shared/router';
import { formatPrice } from 'mf-shared/rules/price-format';
import { ButtonLink } from 'mf-shared/ui/button/button.tsx';
import layout from 'mf-shared/ui/layout/layout.module.css';
import { Picture } from 'mf-shared/ui/picture/picture.tsx';
import styles from './rental.module.css';

const steps = ['reserve', 'pick_up', 'bring_back'] as const;

/** What can be rented, for how much, where, and how it goes (RENTAL-2). */
export function RentalFront({ offer }: { offer: RentalOffer }) {
  const text = useText('mf-account');
  const href = useHref();
  const config = usePageConfig();
  return (
    <div className={`${layout.page} ${styles.page}`}>
      <div className={styles.head}>
        <h1>{text('rental.front_title')}</h1>
        <p>{text('rental.lead')}</p>
        <ButtonLink look="action" href={href('/rental/rentle/')}>
          {text('rental.reserve')}
        </ButtonLink>
      </div>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>
            <h2>{text(`rental.steps.${step}`)}</h2>
            <p>{text(`rental.steps.${step}_how`)}</p>
          </li>
        ))}
      </ol>
      <ul className={styles.products}>
        {offer.products.map(({ id, name, manufacturer, image, dayPrice, sizes }) => (
          <li key={id} className={styles.product}>
            <div className={styles.picture}>
              <Picture path={image} alt="" widths={[160, 320, 480]} sizes="(width >= 56.25rem) 20vw, 46vw" />
            </div>
            <p className={styles.note}>{manufacturer}</p>
            <h2>
              <a href={href(`/rental/rentle/?product=${id}`)}>{name}</a>
            </h2>
            <p>{text('rental.a_day', { price: formatPrice(dayPrice, { ...config, ...euro }) })}</p>
            {sizes.length > 0 && <p className={styles.note}>{sizes.join(', ')}</p>}
          </li>
        ))}
      </ul>
      <section>
        <h2>{text('rental.stores')}</h2>
        <ul className={styles.stores}>
          {offer.stores.map(({ id, slug, name, address, postalCode, city }) => (
            <li key={id}>
              <a href={href(`/stores/${slug}/`)}>{name}</a>
              <span className={styles.note}>{`${address}, ${postalCode} ${city}`}</span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

/** The rent is paid in a store, in euro. */
export const euro = { currencyCode: 'eur', currencyRate: 1, currencyFormat: '{price} €' };
