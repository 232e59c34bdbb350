import type { Store } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { type PageProps, useHref } from 'mf-shared/router';
import { Breadcrumbs } from 'mf-shared/ui/breadcrumbs/breadcrumbs.tsx';
import { ButtonLink } from 'mf-shared/ui/button/button.tsx';
import layout from 'mf-shared/ui/layout/layout.module.css';
import words from 'mf-shared/ui/text/text.module.css';
import info from '../lib/info-page.module.css';
import styles from './express-pickup.module.css';
import { ExpressStore } from './express-store.tsx';

const steps = ['choose', 'pay', 'fetch'] as const;
const times = ['morning', 'day', 'later'] as const;

/** `/pikanouto/`: what express pickup is, when an order is ready (ROUTE-64, AVAIL-26, AVAIL-27), and where. */
export function ExpressPickupPage({ data: stores }: PageProps<readonly Store[]>) {
  const text = useText('mf-checkout');
  const href = useHref();
  return (
    <div className={`${layout.page} ${info.page}`}>
      <Breadcrumbs crumbs={[{ name: text('express.title') }]} />
      <div className={layout.columns}>
        <div className={info.words}>
          <h1 tabIndex={-1}>{text('express.title')}</h1>
          <p className={info.lead}>{text('express.lead')}</p>
          <ol className={info.points}>
            {steps.map((step) => (
              <li key={step}>{text(`express.step_${step}`)}</li>
            ))}
          </ol>
          <ButtonLink look="line" href={href('/')}>
            {text('cart.continue')}
          </ButtonLink>
        </div>
        <table className={`${words.facts} ${styles.times}`}>
          <caption>{text('express.times')}</caption>
          <thead>
            <tr>
              <th scope="col">{text('express.ordered')}</th>
              <th scope="col">{text('express.ready')}</th>
            </tr>
          </thead>
          <tbody>
            {times.map((time) => (
              <tr key={time}>
                <th scope="row">{text(`express.ordered_${time}`)}</th>
                <td>{text(`express.ready_${time}`)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {stores.length > 0 && (
        <section className={layout.section} aria-labelledby="express-stores">
          <div className={layout.sectionHead}>
            <h2 id="express-stores">{text('express.stores')}</h2>
            <p>{text('express.stores_note')}</p>
          </div>
          <ul className={styles.stores}>
            {stores.map((store) => (
              <ExpressStore key={store.id} store={store} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
