import type { Locale, Order } from 'mf-shared/contract';
import { europeanLocale } from 'mf-shared/rules/european-locale';
import { longDate } from 'mf-shared/rules/long-date';
import { mediaUrl } from 'mf-shared/rules/media-url';
import { leftToPay, paymentStanding } from 'mf-shared/rules/payment-standing';
import { formatPrice } from 'mf-shared/rules/price-format';
import { escapeHtml } from '../../texts/escape-html.ts';
import { type TextValues, translate } from '../../texts/translate.ts';
import { footerText, type MailBrand } from '../mail/mail-brand.ts';
import { button, figureRows, heading, mailLayout, paragraph, textLink } from '../mail/mail-layout.ts';
import type { MailMessage } from '../mail/mail-message.ts';
import { pageLink, secretLink } from '../mail/page-link.ts';
import { plainName } from '../mail/plain-name.ts';
import { productTitle } from '../orders/order-names.ts';

export interface ConfirmedOrder {
  order: Order;
  locale: Locale;
  /** Pattern of the order's currency: `{price} €`. */
  currencyFormat: string;
  /** Lets the receiver see the order without signing in, and cancel it. */
  orderKey: string;
}

type Say = (key: string, values?: TextValues) => string;

function introOf({ number, exchange_for }: Order, due: string | null, say: Say): string {
  if (exchange_for) return say('intro_exchange', { number, first: exchange_for });
  return due === null ? say('intro', { number }) : say('intro_invoice', { number, date: due });
}

/** What was bought, for how much with which VAT, where it goes and who paid, as text and HTML (CHECKOUT-77). */
export function orderConfirmation(confirmed: ConfirmedOrder, brand: MailBrand, id: string): MailMessage {
  const { order, locale } = confirmed;
  const words = wordsOf(confirmed, brand);
  return {
    id,
    to: order.address.email,
    subject: translate(locale, 'mails.order_confirmation.subject', { number: order.number }),
    text: asText(words),
    html: asHtml(words, { ...brand, locale }),
  };
}

type Words = ReturnType<typeof wordsOf>;

function wordsOf(confirmed: ConfirmedOrder, brand: MailBrand) {
  const { order, locale, orderKey, currencyFormat } = confirmed;
  const say = (key: string, values: TextValues = {}) => translate(locale, `mails.order_confirmation.${key}`, values);
  const format = { locale, currencyCode: order.currency, currencyFormat, currencyRate: 1 };
  const money = (amount: number) => formatPrice(amount, format);
  const due = order.payment_due === null ? null : longDate(order.payment_due, locale);
  const name = plainName(order.address.first_name);
  const waits = due !== null && order.lines.some(({ kind }) => kind === 'gift_card');
  const secret = `${order.number}/${orderKey}`;
  return {
    say,
    // Somebody else's address may have been typed: that mail greets by a plain name or by none (record 42).
    heading: name === '' ? say('heading_unnamed') : say('heading', { name }),
    intro: [introOf(order, due, say), ...(waits ? [say('intro_invoice_gift_cards')] : [])],
    lines: order.lines.map((line) => ({
      title: productTitle(line.manufacturer, line.name),
      details: [line.bundle, line.color, line.size, line.type, say('pieces', { count: line.amount })]
        .filter(Boolean)
        .join(', '),
      figure: money(line.row_total),
      image: line.image === '' ? '' : brand.publicUrl + mediaUrl(line.image, { width: 160, format: 'jpeg' }),
    })),
    figures: figuresOf(order, { locale, due }, say, money),
    delivery: deliveryOf(order, say),
    buyer: buyerOf(order),
    payment: order.payment.name,
    link: secretLink(brand.publicUrl, locale, '/view-order/', secret),
    // An invoice has its receipt once it is paid.
    receipts:
      paymentStanding(order) === 'paid'
        ? {
            label: translate(locale, 'mails.receipts'),
            link: secretLink(brand.publicUrl, locale, '/receipt/', secret),
          }
        : null,
    withdrawal: say('withdrawal', { link: pageLink(brand.publicUrl, locale, '/withdraw/') }),
    attached: translate(locale, 'legal.attached'),
    footer: footerText(brand, locale),
  };
}

const deliveryOf = ({ delivery }: Order, say: Say): string[] =>
  [
    delivery.name,
    delivery.location,
    delivery.estimate_text === '' ? '' : say('estimate', { when: delivery.estimate_text }),
    delivery.in_parts ? say('in_parts') : '',
    delivery.packed_with ? say('packed_with', { number: delivery.packed_with }) : '',
  ].filter(Boolean);

const buyerOf = ({ address }: Order): string[] => [
  `${address.first_name} ${address.last_name}`,
  address.address,
  address.town,
  address.phone,
  address.email,
];

const asHtml = (words: Words, brand: MailBrand & { locale: Locale }): string =>
  mailLayout({
    ...brand,
    heading: words.heading,
    blocks: [
      ...words.intro.map(paragraph),
      heading(words.say('lines')) + words.lines.map(lineRow).join(''),
      figureRows(words.figures),
      heading(words.say('delivery')) + words.delivery.map(paragraph).join(''),
      heading(words.say('address')) + words.buyer.map(paragraph).join(''),
      heading(words.say('payment')) + paragraph(words.payment),
      button(words.say('view'), words.link),
      ...(words.receipts ? [textLink(words.receipts.label, words.receipts.link)] : []),
      paragraph(words.withdrawal),
      paragraph(words.attached),
    ],
    footer: words.footer,
  });

const asText = (words: Words): string =>
  [
    words.heading,
    ...words.intro,
    words.lines.map((line) => `${line.title}\n  ${line.details}  ${line.figure}`).join('\n'),
    words.figures.map(({ label, figure }) => `${label}: ${figure}`).join('\n'),
    `${words.say('delivery')}\n${words.delivery.join('\n')}`,
    `${words.say('address')}\n${words.buyer.join('\n')}`,
    `${words.say('payment')}: ${words.payment}`,
    `${words.say('view')}: ${words.link}`,
    ...(words.receipts ? [`${words.receipts.label}: ${words.receipts.link}`] : []),
    words.withdrawal,
    words.attached,
    words.footer,
  ].join('\n\n');

/** The currency that is not charged, as its readers write it. */
const writeShown = ({ currency, amount }: NonNullable<Order['shown']>, locale: Locale): string =>
  new Intl.NumberFormat(europeanLocale(locale), { style: 'currency', currency }).format(amount);

function figuresOf(
  order: Order,
  { locale, due }: { locale: Locale; due: string | null },
  say: Say,
  money: (amount: number) => string,
) {
  const { shown } = order;
  return [
    { label: say('products'), figure: money(order.products_total) },
    ...(order.offers_total > 0 ? [{ label: say('offers'), figure: `−${money(order.offers_total)}` }] : []),
    ...(order.discount_total > 0 ? [{ label: say('discount'), figure: `−${money(order.discount_total)}` }] : []),
    { label: say('delivery_cost'), figure: order.delivery.price > 0 ? money(order.delivery.price) : say('free') },
    { label: say('total'), figure: money(order.total), isSum: true },
    ...(order.gift_card_total > 0 ? [{ label: say('gift_card'), figure: `−${money(order.gift_card_total)}` }] : []),
    ...(due === null
      ? []
      : [
          {
            label: say('due', { date: due }),
            figure: money(leftToPay(order)),
            isSum: true,
          },
        ]),
    ...(shown ? [{ label: say('shown'), figure: writeShown(shown, locale) }] : []),
    ...order.vat
      .filter((share) => share.percent > 0)
      .map((share) => ({
        label: say('vat', { percent: share.percent.toLocaleString(locale), net: money(share.net) }),
        figure: money(share.vat),
      })),
  ];
}

function lineRow(line: { title: string; details: string; figure: string; image: string }): string {
  const picture = line.image
    ? `<td width="64" style="padding:8px 12px 8px 0"><img src="${escapeHtml(line.image)}" width="64" height="80" alt="" style="display:block;border-radius:6px;background:#f3f1ec"></td>`
    : '';
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr>${picture}<td style="padding:8px 0"><strong>${escapeHtml(line.title)}</strong><br><span style="color:#55605a" class="soft">${escapeHtml(line.details)}</span></td><td align="right" style="padding:8px 0;white-space:nowrap">${escapeHtml(line.figure)}</td></tr></table>`;
}
