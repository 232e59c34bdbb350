import type { ProductExtra, ProductTeaser } from 'mf-shared/contract';
import { useQuery } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { useHref, usePageConfig } from 'mf-shared/router';
import { Picture } from 'mf-shared/ui/picture/picture.tsx';
import { BuyerPrice } from 'mf-shared/ui/price/buyer-price.tsx';
import { useId } from 'react';
import styles from './added-recommendations.module.css';
import { extraQuestion, goesWithIt } from './goes-with-it.ts';

/** What goes well with the product just added. Its place is kept until it is known; a failure is silent (LIST-71). */
export function AddedRecommendations({ path, onFollow }: { path: string; onFollow: () => void }) {
  const text = useText('mf-checkout');
  const href = useHref();
  const { deliveryCountryCode } = usePageConfig();
  const titleId = useId();
  const { slug, group } = extraQuestion(path);
  const { data: products, failure } = useQuery<readonly ProductTeaser[], ProductExtra>('/api/product/extra/', {
    query: { slug, 'delivery-country-code': deliveryCountryCode, group, type: 2 },
    keepsPrevious: true,
    read: goesWithIt,
  });
  if (failure || products?.length === 0) return null;
  return (
    <section className={styles.more} aria-labelledby={titleId}>
      <h3 id={titleId}>{text('added.more')}</h3>
      <ul>
        {products?.map((product) => (
          <li key={product.id}>
            <Picture path={product.image} alt="" widths={[160, 320]} sizes="10rem" />
            <a href={href(product.path)} onClick={onFollow}>
              {product.name}
            </a>
            <BuyerPrice price={product.price} />
          </li>
        ))}
      </ul>
    </section>
  );
}
