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

function Place({ html }: { html: string }) {
  const [value, setValue] = useState(html);
  return (
    <>
      <RichTextEditor
        {...{ id: 'text', label: 'Text', language: 'en', value, describedBy: undefined, isInvalid: false }}
        onChange={setValue}
      />
      <output>{value}</output>
    </>
  );
}
async function open(html: string) {
  const service = serviceDouble({ 'GET /api/search/': found });
  render(
    <PageAt api={service.api} packages={['mf-account']} config={{ locale: 'en' }}>
      <Place html={html} />
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
