import type { Locale } from 'mf-shared/contract';

export interface MailFrame {
  locale: Locale;
  brandName: string;
  publicUrl: string;
  heading: string;
  /** HTML blocks, escaped by who made them. */
  blocks: readonly string[];
  footer: string;
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/gu, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** Mail programs know tables and style attributes, not style sheets. */
export function mailLayout(frame: MailFrame): string {
  const blocks = frame.blocks.map((block) => `<tr><td style="padding:0 32px 20px">${block}</td></tr>`).join('\n');
  return `<!doctype html>
<html lang="${frame.locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light"><title>${escapeHtml(frame.heading)}</title></head>
<body style="margin:0;background:#f3f1ec;color:#1d241f;font:16px/1.55 -apple-system,'Segoe UI',Roboto,Arial,sans-serif">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" style="max-width:600px;width:100%;background:#ffffff;border-radius:12px">
<tr><td style="padding:28px 32px 4px;font-size:20px;font-weight:700"><a href="${escapeHtml(frame.publicUrl)}/" style="color:#1d4230;text-decoration:none">${escapeHtml(frame.brandName)}</a></td></tr>
<tr><td style="padding:12px 32px"><h1 style="margin:0;font-size:26px;line-height:1.25">${escapeHtml(frame.heading)}</h1></td></tr>
${blocks}
<tr><td style="padding:16px 32px 28px;border-top:1px solid #e3e0d8;font-size:14px;color:#55605a">${escapeHtml(frame.footer).replaceAll('\n', '<br>')}</td></tr>
</table></td></tr></table></body></html>`;
}

export const paragraph = (text: string): string =>
  `<p style="margin:0;overflow-wrap:anywhere">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`;

export const heading = (text: string): string => `<h2 style="margin:0 0 8px;font-size:18px">${escapeHtml(text)}</h2>`;

export function button(label: string, link: string): string {
  const style =
    'display:inline-block;padding:12px 22px;border-radius:8px;background:#1d4230;color:#ffffff;font-weight:600;text-decoration:none';
  return `<a href="${escapeHtml(link)}" style="${style}">${escapeHtml(label)}</a>`;
}

/** A link of its own line. */
export const textLink = (words: string, link: string): string =>
  `<p style="margin:0"><a href="${escapeHtml(link)}" style="color:#1d4230">${escapeHtml(words)}</a></p>`;

/** Two columns, the right one figures. A bold row is a sum. */
export function figureRows(rows: readonly { label: string; figure: string; isSum?: boolean }[]): string {
  const cells = rows.map(({ label, figure, isSum }) => {
    const weight = isSum ? 'font-weight:700;border-top:1px solid #e3e0d8;' : '';
    return `<tr><td style="padding:6px 0;${weight}">${escapeHtml(label)}</td><td align="right" style="padding:6px 0;white-space:nowrap;${weight}">${escapeHtml(figure)}</td></tr>`;
  });
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0">${cells.join('')}</table>`;
}
