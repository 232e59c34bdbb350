import type { Session } from './klarna-state.ts';
import { dialogTexts, type PageTexts } from './page-texts.ts';

/** What the shop shows in its payment step. */
export function widgetPage(session: Session | undefined, query: URLSearchParams): string {
  const texts = dialogTexts(query.get('lang'));
  const body = session
    ? `<main class="widget"><p class="brand">Klarna · sandbox</p>
<h1>${escapeHtml(texts.categories[query.get('category') ?? ''] ?? texts.categories.pay_later ?? '')}</h1>
<p>${escapeHtml(amountOf(session, texts))}</p><p class="quiet">${escapeHtml(texts.widget)}</p></main>`
    : gone(texts);
  return page(texts, query, body, '');
}

/** What opens when the buyer pays: every way a payment can go. */
export function dialogPage(session: Session | undefined, query: URLSearchParams): string {
  const texts = dialogTexts(query.get('lang'));
  if (!session) return page(texts, query, gone(texts), '');
  const options = Object.entries(texts.callbacks)
    .map(([value, label]) => `<option value="${value}">${escapeHtml(label)}</option>`)
    .join('');
  const body = `<main class="dialog"><div><p class="brand">Klarna · sandbox</p><h1>${escapeHtml(texts.title)}</h1>
<p class="amount">${escapeHtml(amountOf(session, texts))}</p>
<p class="quiet">${escapeHtml(session.purchase.merchant_reference1 ?? '')}</p></div>
<form data-failed="${escapeHtml(texts.failed)}"><input type="hidden" name="token" value="${escapeHtml(session.clientToken)}">
<label>${escapeHtml(texts.callbacksLabel)}<select name="callbacks">${options}</select></label>
<button class="first" value="approve">${escapeHtml(texts.approve)}</button>
<button value="deny">${escapeHtml(texts.deny)}</button>
<button value="pending">${escapeHtml(texts.pending)}</button>
<button value="abandon">${escapeHtml(texts.abandon)}</button>
<p role="status" class="quiet"></p></form></main>`;
  return page(texts, query, body, '<script src="/klarna/dialog.js" defer></script>');
}

function page(texts: PageTexts, query: URLSearchParams, body: string, scripts: string): string {
  const scheme = query.get('scheme') === 'auto' ? 'auto' : 'light';
  return `<!doctype html><html lang="${texts.lang}" data-scheme="${scheme}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>Klarna sandbox</title>
<link rel="stylesheet" href="/klarna/sandbox.css">${scripts}</head><body>${body}</body></html>`;
}

/** A page of its own, in light or dark as the browser wants it. */
export function sandboxPage(texts: PageTexts, title: string, body: string): string {
  return `<!doctype html><html lang="${texts.lang}" data-scheme="auto"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="/klarna/sandbox.css"></head><body>${body}</body></html>`;
}

const gone = (texts: PageTexts) => `<main><p role="alert">${escapeHtml(texts.gone)}</p></main>`;

function amountOf(session: Session, texts: PageTexts): string {
  const { order_amount, purchase_currency } = session.purchase;
  return new Intl.NumberFormat(texts.lang, { style: 'currency', currency: purchase_currency }).format(
    order_amount / 100,
  );
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/gu, (sign) => `&#${sign.charCodeAt(0)};`);
}
