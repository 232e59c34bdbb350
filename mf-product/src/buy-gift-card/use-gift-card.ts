import type { ProductModel } from 'mf-shared/contract';
import { useState } from 'react';
import { giftCardAmount, toGiftCardAmount } from './gift-card-amount.ts';

export type GiftCardChoice = ReturnType<typeof useGiftCard>;

/** What is chosen of a gift card, and the amount that what was typed comes to. */
export function useGiftCard({ gift_card_templates: templates }: Pick<ProductModel, 'gift_card_templates'>) {
  const [templateId, setTemplateId] = useState(templates[0]?.id ?? null);
  const [typed, setTyped] = useState(String(giftCardAmount.initial));
  const [recipient, setRecipient] = useState('');
  const template = templates.find(({ id }) => id === templateId);
  return { template, setTemplateId, typed, setTyped, recipient, setRecipient, amount: toGiftCardAmount(typed) };
}
