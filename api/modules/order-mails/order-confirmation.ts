import type { Locale, Order } from 'mf-shared/contract';
import { europeanLocale } from 'mf-shared/rules/european-locale';
import { longDate } from 'mf-shared/rules/long-date';
import { mediaUrl } from 'mf-shared/rules/media-url';
import { paymentStanding } from 'mf-shared/rules/payment-standing';
import { formatPrice } from 'mf-shared/rules/price-format';
import { type TextValues, translate } from '../../texts/translate.ts';
import { footerText, type MailBrand } from '../mail/mail-brand.ts';
import { button, escapeHtml, figureRows, heading, mailLayout, paragraph, textLink } from '../mail/mail-layout.ts';
import type { MailMessage } from '../mail/mail-message.ts';
import { pageLink, secretLink } from '../mail/page-link.ts';
import { productTitle } from '../orders/product-title.ts';

export interface ConfirmedOrder {
  order: Order;
  locale: Locale;
  /** Pattern of the order's currency: `{price} €`. */
  currencyFormat: string;
  /** Lets the receiver see the order without signing in. */
  orderKey: string;
}

function introOf(
  { number, exchange_for }: Order,
  due: string | null,
  say: (key: string, values: TextValues) => string,
) {
  if (exchange_for) return say('intro_exchange', { number, first: exchange_for });
  return due === null ? say('intro', { number }) : say('intro_invoice', { number, date: due });
}

/** What was bought, for how much with which VAT, where it goes and who paid, as text and HTML (CHECKOUT-77). */
export function orderConfirmation(confirmed: ConfirmedOrder, brand: MailBrand, id: string): MailMessage {
  const { order, locale } = confirmed;
  const say = (key: string, values: TextValues = {}) => translate(locale, `mails.order_confirmation.${key}`, values);
  const format = { locale, currencyCode: order.currency, currencyFormat: confirmed.currencyFormat, currencyRate: 1 };
  const money = (amount: number) => formatPrice(amount, format);
  const name = order.address.first_name;
  const link = pageLink(brand.publicUrl, locale, `/order/payment_ok/${order.number}/${confirmed.orderKey}/`);
  // An invoice has its receipt once it is paid.
  const receipts =
    paymentStanding(order) === 'paid'
      ? secretLink(brand.publicUrl, locale, '/receipt/', `${order.number}/${confirmed.orderKey}`)
      : null;
  const due = order.payment_due === null ? null : longDate(order.payment_due, locale);
  const intro = introOf(order, due, say);
  const waits =
    due !== null && order.lines.some(({ kind }) => kind === 'gift_card') ? [say('intro_invoice_gift_cards')] : [];
  const lines = order.lines.map((line) => ({
    title: productTitle(line.manufacturer, line.name),
    details: [line.bundle, line.color, line.size, line.type, say('pieces', { count: line.amount })]
      .filter(Boolean)
      .join(', '),
    figure: money(line.row_total),
    image: line.image === '' ? '' : brand.publicUrl + mediaUrl(line.image, { width: 160, format: 'jpeg' }),
  }));
  const figures = figuresOf(order, { locale, due }, say, money);
  const delivery = [
    order.delivery.name,
    order.delivery.location,
    order.delivery.estimate_text === '' ? '' : say('estimate', { when: order.delivery.estimate_text }),
    order.delivery.in_parts ? say('in_parts') : '',
    order.delivery.packed_with ? say('packed_with', { number: order.delivery.packed_with }) : '',
  ].filter(Boolean);
  const { address } = order;
  const buyer = [
    `${address.first_name} ${address.last_name}`,
    address.address,
    `${address.postal_code} ${address.city}`,
    address.phone,
    address.email,
  ];
  const footer = footerText(brand, locale);
  const subject = say('subject', { number: order.number });
  const html = mailLayout({
    ...brand,
    locale,
    heading: say('heading', { name }),
    blocks: [
      paragraph(intro),
      ...waits.map(paragraph),
      heading(say('lines')) + lines.map(lineRow).join(''),
      figureRows(figures),
      heading(say('delivery')) + delivery.map(paragraph).join(''),
      heading(say('address')) + buyer.map(paragraph).join(''),
      heading(say('payment')) + paragraph(order.payment.name),
      button(say('view'), link),
      ...(receipts === null ? [] : [textLink(translate(locale, 'mails.receipts'), receipts)]),
      paragraph(say('withdrawal')),
    ],
    footer,
  });
  const text = [
    say('heading', { name }),
    intro,
    ...waits,
    lines.map((line) => `${line.title}\n  ${line.details}  ${line.figure}`).join('\n'),
    figures.map(({ label, figure }) => `${label}: ${figure}`).join('\n'),
    `${say('delivery')}\n${delivery.join('\n')}`,
    `${say('address')}\n${buyer.join('\n')}`,
    `${say('payment')}: ${order.payment.name}`,
    `${say('view')}: ${link}`,
    ...(receipts === null ? [] : [`${translate(locale, 'mails.receipts')}: ${receipts}`]),
    say('withdrawal'),
    footer,
  ].join('\n\n');
  return { id, to: address.email, subject, text, html };
}

/** The currency that is not charged, as its readers write it. */
const writeShown = ({ currency, amount }: NonNullable<Order['shown']>, locale: Locale): string =>
  new Intl.NumberFormat(europeanLocale(locale), { style: 'currency', currency }).format(amount);

type Say = (key: string, values?: TextValues) => string;

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
            figure: money(Math.round((order.total - order.gift_card_total) * 100) / 100),
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
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr>${picture}<td style="padding:8px 0"><strong>${escapeHtml(line.title)}</strong><br><span style="color:#55605a">${escapeHtml(line.details)}</span></td><td align="right" style="padding:8px 0;white-space:nowrap">${escapeHtml(line.figure)}</td></tr></table>`;
}
