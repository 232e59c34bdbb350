import type { ProductModel } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { useHref, useNavigate, usePageConfig } from 'mf-shared/router';
import { formatPrice } from 'mf-shared/rules/price-format';
import { addGiftCard, showCart } from 'mf-shared/stores';
import { Button } from 'mf-shared/ui/button/button.tsx';
import { BuyBox } from 'mf-shared/ui/buy-box/buy-box.tsx';
import { TextField } from 'mf-shared/ui/field/text-field.tsx';
import { Price } from 'mf-shared/ui/price/price.tsx';
import { ColorChoice } from 'mf-shared/ui/swatches/color-choice.tsx';
import { type FormEvent, useState } from 'react';
import { useTellOfAdded } from '../buy/use-tell-of-added.ts';
import { useEarlyText } from '../load-later/use-early-text.ts';
import { giftCardAmount, hasRecipient, toGiftCardAmount } from './gift-card-amount.ts';
import styles from './gift-card-box.module.css';

/** A gift card: which picture, how much, and for whom (spec: catalogue §5, §9). */
export function GiftCardBox({ model }: { model: ProductModel }) {
  const text = useText('mf-product');
  const href = useHref();
  const navigate = useNavigate();
  const tellOfAdded = useTellOfAdded();
  const config = usePageConfig();
  const templates = model.gift_card_templates;
  const [templateId, setTemplateId] = useState(templates[0]?.id ?? null);
  const [typed, setTyped] = useState(String(giftCardAmount.initial));
  const [recipient, setRecipient] = useState('');
  const [amountId, recipientId] = [`amount-${model.id}`, `recipient-${model.id}`];
  useEarlyText(amountId, setTyped);
  useEarlyText(recipientId, setRecipient);
  const amount = toGiftCardAmount(typed);
  const template = templates.find(({ id }) => id === templateId);
  const [variant] = model.products;

  const add = (event: FormEvent) => {
    event.preventDefault();
    if (!variant || amount === 0) return;
    addGiftCard({
      uid: crypto.randomUUID(),
      productId: variant.id,
      amount,
      templateId,
      recipient: recipient.trim(),
      name: model.name,
      image: template?.image ?? variant.images[0]?.full_url ?? '',
    });
    tellOfAdded('gift-card', model.id, variant.id);
    showCart(() => navigate(href('/checkout/')));
  };

  return (
    <BuyBox
      brand={<a href={href(`/${model.manufacturer.slug}/`)}>{model.manufacturer.name}</a>}
      name={model.name}
      short={model.short_description}
      price={
        <Price price={{ active: amount, reference: null, type: 'normal', percentage: null, club: null }} size="large" />
      }
    >
      <form className={styles.form} onSubmit={add}>
        {templates.length > 0 && (
          <ColorChoice
            legend={text('gift_card.template')}
            options={templates.map(({ id, name, image }) => ({ slug: String(id), name, image, isAvailable: true }))}
            chosen={String(templateId)}
            onChoose={(id) => setTemplateId(Number(id))}
            unavailableText=""
          />
        )}
        <TextField
          label={text('gift_card.amount')}
          hint={text('gift_card.steps', {
            step: formatPrice(giftCardAmount.step, config),
            max: formatPrice(giftCardAmount.max, config),
          })}
          id={amountId}
          type="number"
          inputMode="numeric"
          name="amount"
          required
          min={giftCardAmount.min}
          max={giftCardAmount.max}
          step={giftCardAmount.step}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        {hasRecipient(model.id) && (
          <TextField
            label={text('gift_card.recipient')}
            isOptional
            id={recipientId}
            name="recipient"
            autoComplete="off"
            maxLength={200}
            value={recipient}
            onChange={(event) => setRecipient(event.target.value)}
          />
        )}
        <Button type="submit" look="action" isWide disabled={amount === 0}>
          {text('buy.add')}
        </Button>
      </form>
    </BuyBox>
  );
}
