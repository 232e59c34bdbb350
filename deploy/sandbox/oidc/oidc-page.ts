import { escapeHtml, sandboxPage } from '../klarna-pages.ts';
import { dialogTexts } from '../page-texts.ts';
import { signInTexts } from './sign-in-texts.ts';

/** The provider's own page, on which a person says who they are and what the shop may know. Works without scripts. */
export function signInPage(query: URLSearchParams): string {
  const language = query.get('ui_locales');
  const texts = signInTexts(language);
  const title = 'Tunnus · sandbox';
  const kept = [...query.entries()]
    .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`)
    .join('');
  const field = (name: string, label: string, value: string, type = 'text') =>
    `<label>${escapeHtml(label)}<input name="person_${name}" type="${type}" value="${value}" autocomplete="off"></label>`;
  const body = `<main class="dialog"><div><p class="brand">${title}</p><h1>${escapeHtml(texts.title)}</h1>
<p class="quiet">${escapeHtml(texts.lead)}</p></div>
<form method="post" action="/oidc/decide/">${kept}
${field('email', texts.email, 'maija@tunnus.example', 'email')}
${field('first_name', texts.firstName, 'Maija')}
${field('last_name', texts.lastName, 'Mets\u00e4')}
<label class="check"><input type="checkbox" name="shares_email" value="1" checked> ${escapeHtml(texts.shares)}</label>
<label class="check"><input type="checkbox" name="is_verified" value="1" checked> ${escapeHtml(texts.verified)}</label>
<button class="first" name="decision" value="allow">${escapeHtml(texts.allow)}</button>
<button name="decision" value="deny">${escapeHtml(texts.deny)}</button></form></main>`;
  return sandboxPage(dialogTexts(language), title, body);
}
