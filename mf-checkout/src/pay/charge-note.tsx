import type { PaymentMethod } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import type { Cart } from 'mf-shared/stores';
import words from 'mf-shared/ui/text/text.module.css';
import { chargedInstead } from './charged-instead.ts';

interface ChargeNoteProps {
  cart: Cart;
  /** The chosen way to pay, or all that are offered: told where they charge the same. */
  methods: readonly PaymentMethod[];
}

/** Beside the button: what is charged, where the page shows another currency (MONEY-5). */
export function ChargeNote({ cart, methods }: ChargeNoteProps) {
  const text = useText('mf-checkout');
  const config = usePageConfig();
  const charges = methods.map(({ processor }) => chargedInstead(cart, processor, config));
  const [amount = null] = charges;
  if (amount === null || charges.some((other) => other !== amount)) return null;
  return (
    <p className={words.note} data-charged>
      {text('payment.charged', { amount, currency: config.currencyCode.toUpperCase() })}
    </p>
  );
}
