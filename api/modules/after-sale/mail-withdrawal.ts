import type { Transaction } from 'kysely';
import type { Locale, withdrawOrderRequest } from 'mf-shared/contract';
import { europeanLocale } from 'mf-shared/rules/european-locale';
import { toDecimal } from 'mf-shared/rules/minor-units';
import { formatPrice } from 'mf-shared/rules/price-format';
import type { z } from 'zod';
import type { Tables } from '../../db/schema.ts';
import { keptLocale } from '../../texts/kept-locale.ts';
import { longDay } from '../../texts/long-day.ts';
import { translate } from '../../texts/translate.ts';
import { wantedName } from '../exchanges/told-exchange.ts';
import { enqueueMail } from '../mail/enqueue-mail.ts';
import { pageLink } from '../mail/page-link.ts';
import { extraWords, moneyWords } from './mail-return.ts';
import type { Proof, WithdrawalContext, WithdrawalPlan } from './plan-withdrawal.ts';
import { wayWords } from './read-after-sale.ts';

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
  const { order, payment, kind, lines, wanted, reference, has_left, back } = plan;
  const currency = catalogue.catalogue.currencies.get(payment.currency);
  const moneyMinor = plan.moneyMinor - back.feeMinor;
  const money = (minor: number, locale: Locale) =>
    formatPrice(toDecimal(minor), {
      ...{ locale, currencyCode: payment.currency, currencyRate: 1 },
      currencyFormat: currency?.format ?? '{price} €',
    });
  const feeWords = (locale: Locale) =>
    back.feeMinor > 0 ? ` ${translate(locale, 'after_sale.fee', { fee: money(back.feeMinor, locale) })}` : '';
  const facts = (locale: Locale) => ({
    ...{ number: order.number, reference },
    moment: new Intl.DateTimeFormat(europeanLocale(locale), {
      dateStyle: 'long',
      timeStyle: 'short',
      timeZone: 'Europe/Helsinki',
    }).format(plan.declaredAt),
    products: lines
      .map(({ productId, name, amount }) => {
        const exchange = wanted.find((each) => each.productId === productId);
        return `${amount} × ${name}${exchange ? ` → ${wantedName(exchange.line)}` : ''}`;
      })
      .join('\n'),
    refund: money(moneyMinor, locale),
    way: wayWords({ ...plan, way: back.way }, locale) + feeWords(locale),
  });
  const language = keptLocale(order.language);
  await enqueueMail(tx, {
    template: wanted.length > 0 ? 'order_exchange' : kind === 'withdrawal' ? 'order_withdrawal' : 'order_return',
    to: order.email,
    language,
    caseLink: { kind: 'return', id: reference },
    values: {
      ...facts(language),
      first_name: order.first_name,
      when: translate(language, `after_sale.refund.${has_left ? kind : 'with_shop'}`),
      kept_until: longDay(plan.keptUntil, language),
      money: [
        moneyWords(language, moneyMinor, money(moneyMinor, language)),
        extraWords(language, plan.extraMinor, money(plan.extraMinor, language)),
      ]
        .filter(Boolean)
        .join(' '),
    },
  });
  await enqueueMail(tx, {
    template: 'shop_withdrawal',
    to: settings.contactEmail,
    language: shopLanguage,
    replyTo: order.email,
    values: {
      ...facts(shopLanguage),
      kind: translate(shopLanguage, `after_sale.kind.${wanted.length > 0 ? 'exchange' : kind}`),
      proof: translate(shopLanguage, `after_sale.proof.${proof}`),
      reason: reason || none,
      place: translate(shopLanguage, `after_sale.place.${has_left ? 'buyer' : 'shop'}`),
      link: pageLink(settings.publicUrl, shopLanguage, `/staff/orders/${order.number}/`),
    },
  });
}
