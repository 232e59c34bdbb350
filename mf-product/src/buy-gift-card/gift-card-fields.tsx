import type { ProductModel } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { formatPrice } from 'mf-shared/rules/price-format';
import { TextField } from 'mf-shared/ui/field/text-field.tsx';
import { ColorChoice } from 'mf-shared/ui/swatches/color-choice.tsx';
import { usePreHydrationText } from '../lib/use-pre-hydration-text.ts';
import { giftCardAmount, hasRecipient } from './gift-card-amount.ts';
import type { GiftCardChoice } from './use-gift-card.ts';

interface GiftCardFieldsProps {
  model: ProductModel;
  card: GiftCardChoice;
}

/** Which picture, how much, and for whom (GIFT-1 to GIFT-3). */
export function GiftCardFields({ model, card }: GiftCardFieldsProps) {
  const text = useText('mf-product');
  const config = usePageConfig();
  const templates = model.gift_card_templates;
  const [amountId, recipientId] = [`amount-${model.id}`, `recipient-${model.id}`];
  usePreHydrationText(amountId, card.setTyped);
  usePreHydrationText(recipientId, card.setRecipient);
  return (
    <>
      {templates.length > 0 && (
        <ColorChoice
          legend={text('gift_card.template')}
          options={templates.map(({ id, name, image }) => ({ slug: String(id), name, image }))}
          chosen={String(card.template?.id)}
          onChoose={(id) => card.setTemplateId(Number(id))}
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
        value={card.typed}
        onChange={(event) => card.setTyped(event.target.value)}
      />
      {hasRecipient(model.id) && (
        <TextField
          label={text('gift_card.recipient')}
          isOptional
          id={recipientId}
          name="recipient"
          autoComplete="off"
          maxLength={200}
          value={card.recipient}
          onChange={(event) => card.setRecipient(event.target.value)}
        />
      )}
    </>
  );
}
