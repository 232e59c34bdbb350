// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { SearchResponse } from 'mf-shared/contract';
import { PageAt } from 'mf-shared/testing/page-at.tsx';
import { serviceDouble } from 'mf-shared/testing/service-double';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { RichTextEditor } from './rich-text-editor.tsx';

afterEach(cleanup);

const found: SearchResponse = {
  ...{ products: [], brands: [], keywords: [], isApproximate: false, total: 0 },
  ...{ groups: [{ name: 'Tents', path: '/tents/', image: null }], pages: [] },
};

function Place({ html, hasParts }: { html: string; hasParts: boolean }) {
  const [value, setValue] = useState(html);
  return (
    <>
      <RichTextEditor
        {...{ id: 'text', label: 'Text', language: 'en', value, hasParts, describedBy: undefined, isInvalid: false }}
        onChange={setValue}
      />
      <output>{value}</output>
    </>
  );
}
async function open(html: string, { hasParts = false, answers = {} } = {}) {
  const service = serviceDouble({ 'GET /api/search/': found, ...answers });
  render(
    <PageAt api={service.api} packages={['mf-account', 'mf-shared/ui']} config={{ locale: 'en' }}>
      <Place {...{ html, hasParts }} />
    </PageAt>,
  );
  await screen.findByRole('toolbar', { name: 'Formatting: Text' });
  return service;
}
const written = () => document.querySelector('output')?.textContent;
const button = (name: RegExp | string) => screen.getByRole('button', { name });

it('is a text with a name, and its toolbar is one stop whose buttons arrow keys reach (CONTENT-29)', async () => {
  await open('<p>Words</p>');
  expect(screen.getByRole('textbox', { name: 'Text' }).getAttribute('lang')).toBe('en');
  await userEvent.tab();
  expect(document.activeElement).toBe(button('H2, large heading'));
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}');
  expect(written()).toBe('<h4>Words</h4>');
  button('H4, small heading').focus();
  await userEvent.keyboard('{End}');
  expect(document.activeElement).toBe(button('Picture'));
});

it('finds what a link can lead to in the shop, in the language of the text (CONTENT-29)', async () => {
  const service = await open('<p>Words</p>');
  await userEvent.click(button('Link (Ctrl+K)'));
  const search = await screen.findByLabelText('Or a page, group, brand or product of the shop');
  await userEvent.type(search, 'tents');
  await userEvent.click(await screen.findByRole('button', { name: 'Tents' }));
  expect(written()).toContain('href="/tents/"');
  expect(service.calls[0]?.query).toMatchObject({ language: 'en' });
  expect(screen.queryByLabelText('Address')).toBeNull();
});

it('puts in a picture of one’s own, with what it shows in words (CONTENT-29, STAFF-66)', async () => {
  const service = await open('<p>Words</p>');
  service.answers['POST /api/staff/pictures/'] = { path: '/media/imported/own' };
  await userEvent.click(button('Picture'));
  const file = new File(['x'], 'own.jpg', { type: 'image/jpeg' });
  await userEvent.upload(await screen.findByLabelText('Upload a picture'), file);
  await userEvent.type(await screen.findByLabelText(/^What the picture shows/), 'A bog{Enter}');
  expect(written()).toMatch(/<img[^>]*src="\/media\/imported\/own[^"]*"[^>]*alt="A bog"/);
});

it('refuses an address that no link can have, beside its field (CONTENT-29)', async () => {
  await open('<p>Words</p>');
  await userEvent.click(button('Link (Ctrl+K)'));
  await userEvent.type(await screen.findByLabelText('Address'), 'javascript:alert(1){Enter}');
  expect(screen.getByText('This is no address that a link can have.')).toBeTruthy();
  expect(written()).toBe('<p>Words</p>');
});

const tent = {
  id: 7,
  name: 'Halla 2',
  path: '/kaamos/tents/halla-2/',
  image: '/media/products/halla',
  isDisabled: true,
};
const card = { ...tent, manufacturer: 'Kaamos', isStoresOnly: false, price: { active: 120 } };

it('puts in a product that was found by its name, and shows what it is (CONTENT-31)', async () => {
  const service = await open('<p>Words</p>', {
    ...{ hasParts: true },
    answers: { 'GET /api/search/': { ...found, products: [tent] }, 'GET /api/products/cards/': [card] },
  });
  await userEvent.click(button('Product'));
  await userEvent.type(await screen.findByLabelText('Product that you want to show'), 'halla');
  await userEvent.click(await screen.findByRole('button', { name: 'Halla 2' }));
  expect(written()).toBe('<p>Words</p><div data-product="halla-2"></div>');
  expect(screen.queryByLabelText('Product that you want to show')).toBeNull();
  expect(await screen.findByText('Halla 2')).toBeTruthy();
  for (const line of ['Kaamos', /120/, 'Sold out']) expect(screen.getByText(line)).toBeTruthy();
  expect(service.callsOf('GET /api/products/cards/')[0]?.query).toMatchObject({ slugs: 'halla-2' });
});

it('says of a product that shoppers do not see it (CONTENT-31)', async () => {
  await open('<div data-product="gone"></div>', { hasParts: true, answers: { 'GET /api/products/cards/': [] } });
  expect(await screen.findByText('gone')).toBeTruthy();
  expect(screen.getByText('Shoppers do not see this product: nothing stands here for them.')).toBeTruthy();
});

it('puts in tabs by keyboard, adds one, and offers their buttons in them alone (CONTENT-32)', async () => {
  await open('<p>Words</p>', { hasParts: true });
  expect(screen.queryByRole('button', { name: 'Add a tab' })).toBeNull();
  button('Tabs').focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('group', { name: 'Tabs' })).toBeTruthy();
  await userEvent.click(button('Add a tab'));
  const empty = [1, 2, 3].map((title) => `<details><summary>${title}</summary><div></div></details>`);
  expect(written()).toBe(`<p>Words</p><div data-tabs="">${empty.join('')}</div>`);
});

it('offers neither where neither can stand', async () => {
  await open('<p>Words</p>');
  for (const name of ['Tabs', 'Product']) expect(screen.queryByRole('button', { name })).toBeNull();
});
