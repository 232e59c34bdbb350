import type { ProductModel } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { useHref, useNavigate } from 'mf-shared/router';
import { addGiftCard, showCart } from 'mf-shared/stores';
import { Button } from 'mf-shared/ui/button/button.tsx';
import { BuyBox } from 'mf-shared/ui/buy-box/buy-box.tsx';
import { Price } from 'mf-shared/ui/price/price.tsx';
import type { FormEvent } from 'react';
import { useTrackAdded } from '../lib/use-track-added.ts';
import styles from './gift-card-box.module.css';
import { GiftCardFields } from './gift-card-fields.tsx';
import { useGiftCard } from './use-gift-card.ts';

/** A gift card: which picture, how much, and for whom (GIFT-1 to GIFT-3). */
export function GiftCardBox({ model }: { model: ProductModel }) {
  const text = useText('mf-product');
  const href = useHref();
  const navigate = useNavigate();
  const trackAdded = useTrackAdded();
  const card = useGiftCard(model);
  const { amount, template } = card;

  const add = (event: FormEvent) => {
    event.preventDefault();
    const [variant] = model.products;
    if (!variant || amount === 0) return;
    addGiftCard({
      uid: crypto.randomUUID(),
      productId: variant.id,
      amount,
      templateId: template?.id ?? null,
      recipient: card.recipient.trim(),
      name: model.name,
      image: template?.image ?? variant.images[0]?.full_url ?? '',
    });
    trackAdded('gift-card', model.id, variant.id);
    showCart(() => navigate(href('/checkout/')));
  };

  return (
    <BuyBox
      brand={<a href={href(`/${model.manufacturer.slug}/`)}>{model.manufacturer.name}</a>}
      name={model.name}
      short={model.short_description}
      price={<Price price={{ now: amount, was: null, type: 'normal' }} size="large" />}
    >
      <form className={styles.form} onSubmit={add}>
        <GiftCardFields model={model} card={card} />
        <Button type="submit" look="action" isWide disabled={amount === 0}>
          {text('buy.add')}
        </Button>
      </form>
    </BuyBox>
  );
}
