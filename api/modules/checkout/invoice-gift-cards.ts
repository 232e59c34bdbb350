import type { RefusedPayment } from 'mf-shared/contract';
import { toDecimal } from 'mf-shared/rules/minor-units';
import { formatPrice } from 'mf-shared/rules/price-format';
import { translate } from '../../texts/translate.ts';
import type { BuyerView } from './buyer-view.ts';
import type { PricedCart } from './priced-cart.ts';

const defaultLimitMinor = 50_000;

/** For how much one order may buy gift cards on an invoice, in euro cents: the general setting invoice_gift_card_limit. */
export function invoiceGiftCardLimit(settings: ReadonlyMap<string, string>): number {
  const written = settings.get('invoice_gift_card_limit') ?? '';
  return /^\d{1,6}$/.test(written) ? Number(written) * 100 : defaultLimitMinor;
}

/** Gift cards are as good as money, so an invoice buys only so many. @returns the limit, written out, or null within it. */
export function invoiceLimitPassed(cart: Pick<PricedCart, 'giftCardRows'>, view: BuyerView): string | null {
  const limitMinor = invoiceGiftCardLimit(view.catalogue.settings);
  const boughtMinor = cart.giftCardRows.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  if (boughtMinor <= limitMinor) return null;
  const euro = { locale: view.locale, currencyCode: 'eur', currencyFormat: '{price} €', currencyRate: 1 };
  return formatPrice(toDecimal(limitMinor), euro);
}

/** What an organisation is told in place of its invoice. */
export function refusedPayments(cart: PricedCart, view: BuyerView): RefusedPayment[] {
  const limit = view.isOrgUser && cart.reason === null ? invoiceLimitPassed(cart, view) : null;
  if (limit === null) return [];
  return [
    {
      slug: 'invoice',
      name: translate(view.locale, 'payment.invoice.name'),
      message: translate(view.locale, 'errors.invoice_gift_card_limit', { limit }),
    },
  ];
}
