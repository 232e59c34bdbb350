import { useText } from 'mf-shared/i18n';
import { type CartGiftCard, plainPrice } from 'mf-shared/stores';
import { CartRow } from 'mf-shared/ui/cart-row/cart-row.tsx';
import { RowPrice } from './row-price.tsx';

export function GiftCardRow({ card, onRemove }: { card: CartGiftCard; onRemove: () => void }) {
  const text = useText('mf-checkout');
  return (
    <CartRow
      image={card.image}
      name={card.name || text('cart.gift_card')}
      details={card.recipient === '' ? [] : [text('cart.gift_card_for', { name: card.recipient })]}
      price={<RowPrice row={{ amount: 1, price: plainPrice(card.amount), isPriced: true }} />}
      onRemove={onRemove}
    />
  );
}
