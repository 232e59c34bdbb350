import type { Complaint } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { useHref } from 'mf-shared/router';
import { ButtonLink } from 'mf-shared/ui/button/button.tsx';
import pages from '../cases/case-page.module.css';
import { ParcelPass, PassFact } from '../cases/parcel-pass.tsx';
import { SavePass } from '../cases/save-pass.tsx';
import { labelled } from '../forms/labelled.ts';
import { Directions } from '../lib/directions.tsx';
import styles from './follow-complaint.module.css';

/** How the product gets to the shop, until it is there (AFTER-120, AFTER-128). */
export function ProductWay({ complaint: { product, number, form } }: { complaint: Complaint }) {
  const text = useText('mf-account');
  const href = useHref();
  if (product === null) return null;
  const { label } = product;
  return (
    <section className={styles.way} aria-labelledby="product-way">
      <h2 id="product-way">{text('complaint.product')}</h2>
      <p>{product.words}</p>
      {product.store && (
        <p>
          <a href={href(`/stores/${product.store.slug}/`)}>{product.store.name}</a>
        </p>
      )}
      {label?.status === 'ready' && (
        <>
          <ParcelPass
            qr={product.qr}
            qrLabel={text('complaint.qr_label', { number })}
            code={label.code}
            under={text('complaint.number', { number })}
          >
            <PassFact name={text('complaint.hand_in')}>
              {product.place}
              <br />
              <Directions name={product.place} place={product.place} />
            </PassFact>
            <PassFact name={text('returns.in_parcel')}>
              {form.rows.map(({ manufacturer, model }) => `${manufacturer} ${model}`.trim()).join('; ')}
            </PassFact>
          </ParcelPass>
          {!label.pdf && <p className={pages.soft}>{text('complaint.label_mailed')}</p>}
          <p className={styles.actions}>
            <SavePass
              look="action"
              picture={{
                ...{ qr: product.qr, code: label.code },
                lines: [text('complaint.number', { number }), labelled(text, text('complaint.hand_in'), product.place)],
              }}
            />
            {label.pdf && (
              <ButtonLink look="line" href={label.pdf} download>
                {text('returns.label_pdf')}
              </ButtonLink>
            )}
          </p>
        </>
      )}
    </section>
  );
}
