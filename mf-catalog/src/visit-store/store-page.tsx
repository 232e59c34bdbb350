import type { Store, StoreDetails } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { type PageProps, useHref, usePageConfig } from 'mf-shared/router';
import { Breadcrumbs } from 'mf-shared/ui/breadcrumbs/breadcrumbs.tsx';
import layout from 'mf-shared/ui/layout/layout.module.css';
import textStyles from 'mf-shared/ui/text/text.module.css';
import { HolidayTomorrow, OpenLine } from './open-line.tsx';
import { OpeningHours } from './opening-hours.tsx';
import { OtherHours } from './other-hours.tsx';
import { StoreServices } from './store-services.tsx';
import styles from './stores-page.module.css';

export function StorePage({ data: store }: PageProps<StoreDetails>) {
  const text = useText('mf-catalog');
  const href = useHref();
  const { brand } = usePageConfig();
  const phone = store.phone || brand.phone;
  return (
    <div className={layout.page}>
      <Breadcrumbs crumbs={[{ name: text('stores.title'), path: '/stores/' }, { name: store.name }]} />
      <h1 className={styles.title}>{store.name}</h1>
      {store.description && <p className={styles.description}>{store.description}</p>}
      <div className={styles.facts}>
        <section>
          <h2>{text('stores.hours')}</h2>
          <OpenLine hours={store} />
          <OpeningHours hours={store.openingHours} name={store.name} />
          <OtherHours days={store.otherDays} name={store.name} />
          <HolidayTomorrow hours={store} />
        </section>
        <section>
          <h2>{text('stores.address')}</h2>
          <address>
            {store.address}
            <br />
            {store.postalCode} {store.city}
            <br />
            <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
            {store.email && (
              <>
                <br />
                <a href={`mailto:${store.email}`}>{store.email}</a>
              </>
            )}
          </address>
          <StoreServices store={store} />
          <p className={styles.ways}>
            <a className={textStyles.link} href={mapAddress(store)} rel="noreferrer">
              {text('stores.map')}
            </a>
            <a className={textStyles.link} href={href(`/catalog/?store=${store.slug}`)}>
              {text('stores.in_stock')}
            </a>
          </p>
        </section>
      </div>
    </div>
  );
}

/** On the open map of the world; nothing of it is loaded here. */
const mapAddress = ({ address, postalCode, city }: Store): string =>
  `https://www.openstreetmap.org/search?query=${encodeURIComponent(`${address}, ${postalCode} ${city}`)}`;
