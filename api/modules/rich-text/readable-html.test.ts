import type { Locale } from 'mf-shared/contract';
import type { LocaleStrategy } from 'mf-shared/rules/locale-path';
import { sellerSettings } from 'mf-shared/rules/seller-settings';
import { expect, it } from 'vitest';
import { linkedPages } from '../../testing/linked-pages.ts';
import { readableHtml, withActions } from './readable-html.ts';

const contact = { email: 'service@havu.example', phone: '+358 9 4250 1180' };
const settings = {
  ownHosts: ['havu.example'],
  videoEmbedUrl: 'https://video.example/embed/',
  contact,
  seller: sellerSettings({}),
};
const read = (html: string, locale: Locale, localeStrategy: LocaleStrategy = 'prefix-except-default') =>
  readableHtml(html, { pages: linkedPages(), locale, settings: { ...settings, localeStrategy } });

it.each([
  ['<a href="/view-order/">x</a>', '<a href="/en/view-order/">x</a>'],
  ['<a href="/vaatteet/takit/?a=1&amp;b=2#c">x</a>', '<a href="/en/clothing/jackets/?a=1&amp;b=2#c">x</a>'],
  [
    '<a href="https://havu.example/de/bekleidung/" target="_blank">x</a>',
    '<a href="/en/clothing/" target="_blank" rel="noopener noreferrer">x</a>',
  ],
  ['<a title="a>b &quot;" href="/vaatteet/">x</a>', '<a title="a&gt;b &quot;" href="/en/clothing/">x</a>'],
  ['<p>href="/vaatteet/"</p>', '<p>href="/vaatteet/"</p>'],
  ['<a href="https://metsa.example/fi/">x</a>', '<a href="https://metsa.example/fi/">x</a>'],
  ['<a href="#koot">x</a>', '<a href="#koot">x</a>'],
  ['<a href="/media/kuva.pdf">x</a>', '<a href="/media/kuva.pdf">x</a>'],
])('a link in content keeps the reader’s language: %s (CONTENT-11)', async (html, expected) => {
  expect(await read(html, 'en')).toBe(expected);
});

it('a link into the shop that is a paragraph alone looks like a button; others do not (CONTENT-27)', () => {
  expect(withActions('<p>a</p><p><a href="/en/x/">x</a></p>')).toBe(
    '<p>a</p><p><a data-action href="/en/x/">x</a></p>',
  );
  for (const html of ['<p>a <a href="/en/x/">x</a></p>', '<p><a href="https://metsa.example/">x</a></p>'])
    expect(withActions(html)).toBe(html);
});

it('writes the prefix where the shop has one', async () => {
  const link = '<a href="/en/clothing/">x</a>';
  expect(await read(link, 'fi')).toBe('<a href="/vaatteet/">x</a>');
  expect(await read(link, 'fi', 'prefix')).toBe('<a href="/fi/vaatteet/">x</a>');
  expect(await read(link, 'de', 'none')).toBe('<a href="/bekleidung/">x</a>');
});

it('shows the one contact of the shop where an author names it (CONTENT-12)', async () => {
  expect(await read('<p>{phone}, {email}</p>', 'en')).toBe(
    '<p><a href="tel:+358942501180">+358 9 4250 1180</a>, <a href="mailto:service@havu.example">service@havu.example</a></p>',
  );
});

it('shows the contact in the title of a tab as words, which lead nowhere (CONTENT-12, CONTENT-32)', async () => {
  const tab = (title: string) => `<details><summary>${title}</summary><div>{phone}</div></details>`;
  const html = `<div data-tabs="">${tab('{phone} / {email}')}${tab('{company}')}</div>`;
  const read = await readableHtml(html, {
    ...{ pages: linkedPages(), locale: 'en', hasParts: true },
    settings: { ...settings, localeStrategy: 'prefix-except-default' },
  });
  const titles = [...read.matchAll(/<summary>(.*?)<\/summary>/g)].map(([, title]) => title);
  expect(titles).toEqual(['+358 9 4250 1180 / service@havu.example', 'Havu Oy']);
  expect(read.match(/<div><a href="tel:/g)).toHaveLength(2);
});

it('names the seller as registered where an author says so (LAW-1)', async () => {
  expect(await read('<p>{company}, {address}, {business_id}, {vat_number}</p>', 'en')).toBe(
    '<p>Havu Oy, Tikkurilantie 140, 01530 Vantaa, Finland, 9104822-8, FI91048228</p>',
  );
});

it('lists what the shop keeps in browsers, by what it is for (LAW-6)', async () => {
  const list = await read('<p>{storage}</p>', 'en');
  expect(list).toContain(
    '<li><strong>Language, country and currency</strong><br>Cookie, a year<br><em>so_locale</em></li>',
  );
  expect(list).not.toMatch(/legal\.|<p>/);
});
