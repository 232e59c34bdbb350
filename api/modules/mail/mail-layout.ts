import type { Locale } from 'mf-shared/contract';
import { escapeHtml } from '../../texts/escape-html.ts';

export interface MailFrame {
  locale: Locale;
  brandName: string;
  publicUrl: string;
  heading: string;
  /** HTML blocks, escaped by who made them. */
  blocks: readonly string[];
  footer: string;
}

/** Escaped text whose numbers stay whole on narrow screens: of cases, `100123-1`, and codes that are said in threes. */
const wholeNumbers = (text: string): string =>
  escapeHtml(text).replace(
    /\b(?:\d{5,}-\d{1,3}|\d{3}(?: \d{3})+)\b/gu,
    (number) => `<span style="white-space:nowrap">${number}</span>`,
  );

/** For mail programs that know style sheets: dark where the reader's screen is, and less margin on a phone. */
const sheet = `@media (prefers-color-scheme: dark) {
body, .ground { background: #0e1512 !important; color: #eef0ea !important }
.paper { background: #18211c !important }
.paper .link, .link { color: #bcd9b2 !important }
.soft { color: #b8c1ba !important }
.rule { border-color: #3a463f !important }
.button { background: #d6e6cf !important; color: #10261a !important }
}
@media (max-width: 480px) { .cell { padding-left: 20px !important; padding-right: 20px !important } }`;

/** Most mail programs know tables and style attributes; what the sheet adds, a mail can be without. */
export function mailLayout(frame: MailFrame): string {
  const blocks = frame.blocks
    .map((block) => `<tr><td class="cell" style="padding:0 32px 20px">${block}</td></tr>`)
    .join('\n');
  return `<!doctype html>
<html lang="${frame.locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(frame.heading)}</title><style>${sheet}</style></head>
<body class="ground" style="margin:0;background:#f3f1ec;color:#1d241f;font:16px/1.55 -apple-system,'Segoe UI',Roboto,Arial,sans-serif">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" class="paper" style="max-width:600px;width:100%;background:#ffffff;border-radius:12px">
<tr><td class="cell" style="padding:28px 32px 4px;font-size:20px;font-weight:700"><a href="${escapeHtml(frame.publicUrl)}/" style="color:#1d4230;text-decoration:none" class="link">${escapeHtml(frame.brandName)}</a></td></tr>
<tr><td class="cell" style="padding:12px 32px"><h1 style="margin:0;font-size:26px;line-height:1.25">${wholeNumbers(frame.heading)}</h1></td></tr>
${blocks}
<tr><td class="cell rule soft" style="padding:16px 32px 28px;border-top:1px solid #e3e0d8;font-size:14px;color:#55605a">${escapeHtml(frame.footer).replaceAll(' ·', '&nbsp;·').replaceAll('\n', '<br>')}</td></tr>
</table></td></tr></table></body></html>`;
}

export const paragraph = (text: string): string =>
  `<p style="margin:0;overflow-wrap:anywhere">${wholeNumbers(text).replaceAll('\n', '<br>')}</p>`;

export const heading = (text: string): string => `<h2 style="margin:0 0 8px;font-size:18px">${escapeHtml(text)}</h2>`;

export function button(label: string, link: string): string {
  const style =
    'display:inline-block;padding:12px 22px;border-radius:8px;background:#1d4230;color:#ffffff;font-weight:600;text-decoration:none';
  return `<a href="${escapeHtml(link)}" style="${style}" class="button">${escapeHtml(label)}</a>`;
}

/** A picture of what the words beside it name, so without words of its own. */
export const pictureBlock = (address: string): string =>
  `<img src="${escapeHtml(address)}" width="160" alt="" style="display:block;border-radius:8px;background:#f3f1ec">`;

/** A link of its own line. */
export const textLink = (words: string, link: string): string =>
  `<p style="margin:0"><a href="${escapeHtml(link)}" style="color:#1d4230" class="link">${escapeHtml(words)}</a></p>`;

/** Two columns, the right one figures. A bold row is a sum. */
export function figureRows(rows: readonly { label: string; figure: string; isSum?: boolean }[]): string {
  const cells = rows.map(({ label, figure, isSum }) => {
    const weight = isSum ? 'font-weight:700;border-top:1px solid #e3e0d8;' : '';
    return `<tr><td class="rule" style="padding:6px 0;${weight}">${escapeHtml(label)}</td><td align="right" class="rule" style="padding:6px 0;white-space:nowrap;${weight}">${escapeHtml(figure)}</td></tr>`;
  });
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0">${cells.join('')}</table>`;
}
