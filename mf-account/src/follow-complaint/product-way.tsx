import type { Complaint } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { useHref } from 'mf-shared/router';
import styles from './follow-complaint.module.css';

/** How the product gets to the shop, until it is there (AFTER-120). */
export function ProductWay({ product }: Pick<Complaint, 'product'>) {
  const text = useText('mf-account');
  const href = useHref();
  if (product === null) return null;
  return (
    <section className={styles.way} aria-labelledby="product-way">
      <h2 id="product-way">{text('complaint.product')}</h2>
      <p>{product.words}</p>
      {product.store && (
        <p>
          <a href={href(`/stores/${product.store.slug}/`)}>{product.store.name}</a>
        </p>
      )}
    </section>
  );
}
