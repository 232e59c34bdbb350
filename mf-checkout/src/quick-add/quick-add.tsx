import { useStore } from '@nanostores/react';
import type { QuickAdd as QuickAddAnswer } from 'mf-shared/contract';
import { useQuery } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { useHref, usePageConfig } from 'mf-shared/router';
import { priceForBuyer } from 'mf-shared/rules/price-for-buyer';
import { $cart, $session, addProduct, showToast, validateCart } from 'mf-shared/stores';
import { Button } from 'mf-shared/ui/button/button.tsx';
import { Picture } from 'mf-shared/ui/picture/picture.tsx';
import { BuyerPrice } from 'mf-shared/ui/price/buyer-price.tsx';
import { useId } from 'react';
import styles from './quick-add.module.css';

type Offer = QuickAddAnswer[number];

/**
 * Small things that one press adds to the cart, as the merchant's setting names them (CONF-47). What is in the cart
 * already is not offered again. A failure is silent: the checkout works without.
 */
export function QuickAdd() {
  const text = useText('mf-checkout');
  const href = useHref();
  const { taxAreaId } = usePageConfig();
  const { products } = useStore($cart, { ssr: 'initial' });
  const titleId = useId();
  const { data } = useQuery<QuickAddAnswer>('/api/quick-add/', { query: { taxAreaId } });
  const inCart = new Set(products.map(({ productId }) => productId));
  const offers = data?.filter(({ variantId }) => !inCart.has(variantId)) ?? [];
  if (offers.length === 0) return null;
  const handleAdd = (offer: Offer) => {
    addOne(offer);
    showToast('success', text('quick.added', { name: offer.product.name }));
    // The button goes with its row: the heading is where a keyboard goes on.
    document.getElementById(titleId)?.focus();
  };
  return (
    <section className={styles.quick} aria-labelledby={titleId}>
      <h3 id={titleId} tabIndex={-1}>
        {text('quick.title')}
      </h3>
      <ul>
        {offers.map((offer) => (
          <li key={offer.variantId}>
            <Picture path={offer.product.image} alt="" widths={[80, 160]} sizes="4rem" />
            <div>
              <a href={href(offer.product.path)}>{offer.product.name}</a>
              <BuyerPrice price={offer.product.price} />
            </div>
            <Button
              look="line"
              size="small"
              aria-label={text('quick.add_label', { name: offer.product.name })}
              onClick={() => handleAdd(offer)}
            >
              {text('quick.add')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function addOne({ variantId, product }: Offer): void {
  const result = addProduct({
    productId: variantId,
    amount: 1,
    snapshot: {
      name: product.name,
      manufacturer: product.manufacturer,
      image: product.image,
      path: product.path,
      color: '',
      size: '',
      type: '',
      priceActive: priceForBuyer(product.price, $session.get().isClubMember).now,
      modelId: product.id,
      mainGroup: product.type.name,
    },
  });
  if (result === 'added') void validateCart();
}
