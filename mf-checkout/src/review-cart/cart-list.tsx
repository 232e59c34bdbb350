import { useText } from 'mf-shared/i18n';
import {
  type Cart,
  isCartEmpty,
  removeBundle,
  removeGiftCard,
  removeProduct,
  shownBundles,
  shownRows,
} from 'mf-shared/stores';
import { CartRows } from 'mf-shared/ui/cart-row/cart-row.tsx';
import { BundleRow } from './bundle-row.tsx';
import { GiftCardRow } from './gift-card-row.tsx';
import { ProductRow } from './product-row.tsx';
import { RemovedLine } from './removed-line.tsx';
import type { useRemoval } from './use-removal.ts';

/** Everything in the cart, each row with its amount and a way out that can be undone. */
export function CartList({ cart, removal }: { cart: Cart; removal: ReturnType<typeof useRemoval> }) {
  const text = useText('mf-checkout');
  const { removed, remove, undo } = removal;
  return (
    <>
      {!isCartEmpty(cart) && (
        <CartRows>
          {shownRows(cart).map((row) => (
            <ProductRow
              key={row.productId}
              row={row}
              onRemove={() => remove(row.name, () => removeProduct(row.productId))}
            />
          ))}
          {shownBundles(cart).map((bundle) => (
            <BundleRow
              key={bundle.hash}
              bundle={bundle}
              onRemove={() => remove(bundle.name, () => removeBundle(bundle.hash))}
            />
          ))}
          {cart.giftCardProducts.map((card) => (
            <GiftCardRow
              key={card.uid}
              card={card}
              onRemove={() => remove(card.name || text('cart.gift_card'), () => removeGiftCard(card.uid))}
            />
          ))}
        </CartRows>
      )}
      {removed && <RemovedLine removed={removed} onUndo={undo} />}
    </>
  );
}
