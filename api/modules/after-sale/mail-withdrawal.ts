import type { Transaction } from 'kysely';
import type { Locale, withdrawOrderRequest } from 'mf-shared/contract';
import { europeanLocale } from 'mf-shared/rules/european-locale';
import { toDecimal } from 'mf-shared/rules/minor-units';
import { formatPrice } from 'mf-shared/rules/price-format';
import { shopZone } from 'mf-shared/rules/shop-day';
import type { z } from 'zod';
import type { Tables } from '../../db/schema.ts';
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

/** An amount of the payment's currency, in cents, as words of a language. */
type Money = (minor: number, locale: Locale) => string;

/** The acknowledgement to the buyer, in the given language, and the news to the shop, in the caller's transaction. */
export async function mailWithdrawal(
  tx: Transaction<Tables>,
  { catalogue, settings }: WithdrawalContext,
  plan: WithdrawalPlan,
  { reason, proof, locale }: Pick<z.output<typeof withdrawOrderRequest>, 'reason'> & { proof: Proof; locale: Locale },
): Promise<void> {
  const { order, payment, kind, wanted, has_left } = plan;
  const currency = catalogue.catalogue.currencies.get(payment.currency);
  const money: Money = (minor, locale) =>
    formatPrice(toDecimal(minor), {
      ...{ locale, currencyCode: payment.currency, currencyRate: 1 },
      currencyFormat: currency?.format ?? '{price} €',
    });
  await mailBuyer(tx, plan, money, locale);
  await enqueueMail(tx, {
    template: 'shop_withdrawal',
    to: settings.contactEmail,
    language: shopLanguage,
    replyTo: order.email,
    values: {
      ...factsOf(plan, money, shopLanguage),
      kind: translate(shopLanguage, `after_sale.kind.${wanted.length > 0 ? 'exchange' : kind}`),
      proof: translate(shopLanguage, `after_sale.proof.${proof}`),
      reason: reason || none,
      place: translate(shopLanguage, `after_sale.place.${has_left ? 'buyer' : 'shop'}`),
      link: pageLink(settings.publicUrl, shopLanguage, `/staff/orders/${order.number}/`),
    },
  });
}

async function mailBuyer(tx: Transaction<Tables>, plan: WithdrawalPlan, money: Money, language: Locale): Promise<void> {
  const { order, kind, wanted, reference, has_left } = plan;
  const moneyMinor = plan.moneyMinor - plan.back.feeMinor;
  await enqueueMail(tx, {
    template: wanted.length > 0 ? 'order_exchange' : kind === 'withdrawal' ? 'order_withdrawal' : 'order_return',
    to: order.email,
    language,
    caseLink: { kind: 'return', id: reference },
    values: {
      ...factsOf(plan, money, language),
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
}

/** What both mails tell: the order, its goods, and what is given back. */
function factsOf(plan: WithdrawalPlan, money: Money, locale: Locale) {
  const { order, reference, lines, wanted, back } = plan;
  const fee = back.feeMinor > 0 ? ` ${translate(locale, 'after_sale.fee', { fee: money(back.feeMinor, locale) })}` : '';
  return {
    ...{ number: order.number, reference },
    moment: new Intl.DateTimeFormat(europeanLocale(locale), {
      dateStyle: 'long',
      timeStyle: 'short',
      timeZone: shopZone,
    }).format(plan.declaredAt),
    products: lines
      .map(({ productId, name, amount }) => {
        const exchange = wanted.find((each) => each.productId === productId);
        return `${amount} × ${name}${exchange ? ` → ${wantedName(exchange.line)}` : ''}`;
      })
      .join('\n'),
    refund: money(plan.moneyMinor - back.feeMinor, locale),
    way: wayWords({ ...plan, way: back.way }, locale) + fee,
  };
}
