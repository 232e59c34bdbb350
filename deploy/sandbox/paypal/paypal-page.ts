import { escapeHtml, sandboxPage } from '../klarna-pages.ts';
import { dialogTexts } from '../page-texts.ts';
import type { PaypalOrder } from './paypal-state.ts';

/** PayPal's own page, on which the buyer approves: every way a payment can go. Works without scripts. */
export function paypalPage(order: PaypalOrder | undefined): string {
  const texts = dialogTexts(order?.context.locale?.slice(0, 2) ?? null);
  const title = 'PayPal · sandbox';
  if (!order || order.status === 'COMPLETED')
    return sandboxPage(texts, title, `<main><p role="alert">${escapeHtml(texts.gone)}</p></main>`);
  const { value, currency_code } = order.unit.amount;
  const amount = new Intl.NumberFormat(texts.lang, { style: 'currency', currency: currency_code }).format(
    Number(value),
  );
  const options = Object.entries(texts.callbacks)
    .map(([key, label]) => `<option value="${key}">${escapeHtml(label)}</option>`)
    .join('');
  const body = `<main class="dialog wallet"><div><p class="brand">${title}</p><h1>${escapeHtml(texts.title)}</h1>
<p class="amount">${escapeHtml(amount)}</p><p class="quiet">${escapeHtml(order.unit.invoice_id ?? '')}</p>
<p class="quiet">${escapeHtml(texts.widget)}</p></div>
<form method="post" action="/paypal/decide/"><input type="hidden" name="token" value="${escapeHtml(order.id)}">
<label>${escapeHtml(texts.callbacksLabel)}<select name="callbacks">${options}</select></label>
<button class="first" name="decision" value="approve">${escapeHtml(texts.approve)}</button>
<button name="decision" value="deny">${escapeHtml(texts.deny)}</button>
<button name="decision" value="pending">${escapeHtml(texts.pending)}</button>
<button name="decision" value="abandon">${escapeHtml(texts.abandon)}</button></form></main>`;
  return sandboxPage(texts, title, body);
}
