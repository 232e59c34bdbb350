import type { Transaction } from 'kysely';
import type { Locale, withdrawOrderRequest } from 'mf-shared/contract';
import { europeanLocale } from 'mf-shared/rules/european-locale';
import { toDecimal } from 'mf-shared/rules/minor-units';
import { formatPrice } from 'mf-shared/rules/price-format';
import type { z } from 'zod';
import type { Tables } from '../../db/schema.ts';
import { keptLocale } from '../../texts/kept-locale.ts';
import { translate } from '../../texts/translate.ts';
import { enqueueMail } from '../mail/enqueue-mail.ts';
import { pageLink } from '../mail/page-link.ts';
import { wayWords } from './read-after-sale.ts';
import type { Proof, WithdrawalContext, WithdrawalPlan } from './withdraw-order.ts';

/** The language that the shop's own people read. */
const shopLanguage = 'fi';
const none = '–';

/** The acknowledgement to the buyer, in the order's language, and the news to the shop, in the caller's transaction. */
export async function mailWithdrawal(
  tx: Transaction<Tables>,
  { catalogue, settings }: WithdrawalContext,
  plan: WithdrawalPlan,
  { reason, proof }: Pick<z.output<typeof withdrawOrderRequest>, 'reason'> & { proof: Proof },
): Promise<void> {
  const { order, payment, kind, lines, reference, refund, has_left } = plan;
  const currency = catalogue.catalogue.currencies.get(payment.currency);
  const facts = (locale: Locale) => ({
    ...{ number: order.number, reference },
    moment: new Intl.DateTimeFormat(europeanLocale(locale), {
      dateStyle: 'long',
      timeStyle: 'short',
      timeZone: 'Europe/Helsinki',
    }).format(plan.declaredAt),
    products: lines.map(({ name, amount }) => `${amount} × ${name}`).join('\n'),
    refund: formatPrice(toDecimal(refund.refundMinor), {
      ...{ locale, currencyCode: payment.currency, currencyRate: 1 },
      currencyFormat: currency?.format ?? '{price} €',
    }),
    way: wayWords(plan, locale),
  });
  const language = keptLocale(order.language);
  await enqueueMail(tx, {
    template: kind === 'withdrawal' ? 'order_withdrawal' : 'order_return',
    to: order.email,
    language,
    values: {
      ...facts(language),
      first_name: order.first_name,
      when: translate(language, `after_sale.refund.${has_left ? kind : 'with_shop'}`),
    },
  });
  await enqueueMail(tx, {
    template: 'shop_withdrawal',
    to: settings.contactEmail,
    language: shopLanguage,
    replyTo: order.email,
    values: {
      ...facts(shopLanguage),
      kind: translate(shopLanguage, `after_sale.kind.${kind}`),
      proof: translate(shopLanguage, `after_sale.proof.${proof}`),
      reason: reason || none,
      place: translate(shopLanguage, `after_sale.place.${has_left ? 'buyer' : 'shop'}`),
      link: pageLink(settings.publicUrl, shopLanguage, `/staff/orders/${order.number}/`),
    },
  });
}
