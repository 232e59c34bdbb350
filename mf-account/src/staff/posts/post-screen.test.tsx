// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { StaffPost } from 'mf-shared/contract';
import { ApiFailure } from 'mf-shared/http';
import { $toasts } from 'mf-shared/stores';
import { PageAt } from 'mf-shared/testing/page-at.tsx';
import { serviceDouble } from 'mf-shared/testing/service-double';
import { afterEach, expect, it } from 'vitest';
import { PostScreen } from './post-screen.tsx';

afterEach(() => {
  cleanup();
  $toasts.set([]);
});

const [one, save, find] = ['GET /api/staff/posts/7/', 'PUT /api/staff/posts/7/', 'GET /api/search/'];
const post = (own: Partial<StaffPost> = {}): StaffPost => ({
  ...{ titles: { fi: 'Lumi', en: 'Snow' }, labels: {}, summaries: {}, contents: {}, meta_descriptions: {} },
  ...{ category: 'blog', published_on: '2026-01-01', minutes: 3, author: '', image: '', is_published: true },
  ...{ id: 7, path: '/life-outdoors/blog/snow/', standing: 'published', slugs: { en: 'snow' } },
  ...{ products: ['kuura'], product_names: { kuura: 'Kuura jacket' } },
  authors: [{ slug: 'outi', name: 'Outi' }],
  ...own,
});

function show() {
  history.replaceState(null, '', '/en/staff/posts/7/');
  const service = serviceDouble({ [one]: post(), [save]: {} });
  render(
    <PageAt api={service.api} packages={['mf-account']}>
      <PostScreen id="7" />
    </PageAt>,
  );
  return service;
}
const title = () => screen.findByLabelText<HTMLInputElement>(/^Title, English/);

it('who is too late sees in words what is stored in the fields that differ, and keeps what was typed (STAFF-42, STAFF-57)', async () => {
  const service = show();
  const field = await title();
  await userEvent.clear(field);
  await userEvent.type(field, 'Deep snow');
  service.answers[save] = new ApiFailure(409, 'changed_meanwhile', 'Changed meanwhile');
  service.answers[one] = post({ category: 'guide', author: 'outi', published_on: '2027-02-03', standing: 'planned' });
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const newer = await screen.findByText(/Stored now/);
  expect(newer.textContent).toMatch(
    /Day of publishing: 3 Feb 2027 · Category: Guides · Author: Outi · Title, English: Snow\./,
  );
  expect(field.value).toBe('Deep snow');
  expect(screen.getByText(/shoppers see it from 3 Feb 2027 on/)).toBeDefined();
});

it('a preview keeps what is typed and saves nothing; a save after it is a save (STAFF-64)', async () => {
  const service = show();
  const preview = 'POST /api/staff/posts/7/preview/';
  service.answers[preview] = { token: 'a-b_c', ends_at: '2026-12-12T22:30:00.000Z' };
  await userEvent.type(await title(), '!');
  await userEvent.click(screen.getByRole('button', { name: 'Preview' }));
  const link = await screen.findByRole('link', { name: /^Open the preview/ });
  expect(link.getAttribute('href')).toBe('/en/preview/#a-b_c');
  // The shop's day has begun in Helsinki.
  expect(screen.getByText(/until 13 Dec 2026/)).toBeTruthy();
  expect(service.callsOf(preview)[0]?.body).toMatchObject({ titles: { fi: 'Lumi', en: 'Snow!' } });
  expect(service.callsOf(save)).toHaveLength(0);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(service.callsOf(save)).toHaveLength(1));
  expect(service.callsOf(preview)).toHaveLength(1);
});

it('a save that is pressed while a preview is made is not a second preview, and what was typed stays (STAFF-64)', async () => {
  const service = show();
  const preview = 'POST /api/staff/posts/7/preview/';
  const { promise, resolve } = Promise.withResolvers<object>();
  service.answers[preview] = () => promise;
  await userEvent.type(await title(), '!');
  const [previewed, saved] = [
    screen.getByRole('button', { name: 'Preview' }),
    screen.getByRole('button', { name: 'Save' }),
  ];
  fireEvent.click(previewed);
  fireEvent.click(saved);
  resolve({ token: 'a-b_c', ends_at: '2026-12-12T22:30:00.000Z' });
  await screen.findByRole('link', { name: /^Open the preview/ });
  expect(service.callsOf(preview)).toHaveLength(1);
  expect(service.callsOf(save)).toHaveLength(0);
  expect((await title()).value).toBe('Snow!');
  await userEvent.click(saved);
  await waitFor(() => expect(service.callsOf(save)).toHaveLength(1));
});

it('links that are open are counted, and end once that is meant; the button stays (STAFF-64)', async () => {
  const service = show();
  const path = '/api/staff/posts/7/preview/';
  service.answers[`GET ${path}`] = { open: 2 };
  service.answers[`POST ${path}`] = { token: 'a-b_c', ends_at: '2026-12-12T22:30:00.000Z' };
  service.answers[`DELETE ${path}`] = new ApiFailure(503, 'unavailable', 'No');
  await title();
  await userEvent.click(screen.getByRole('button', { name: 'Preview' }));
  await screen.findByRole('link', { name: /^Open the preview/ });
  const end = await screen.findByRole('button', { name: 'End: links of previews' });
  expect(screen.getByText('2 links show what was typed here.')).toBeDefined();
  await userEvent.click(end);
  const now = await screen.findByRole('button', { name: 'End it now' });
  await userEvent.click(now);
  await screen.findByRole('alert');
  expect(screen.getByText('2 links show what was typed here.')).toBeDefined();
  service.answers[`DELETE ${path}`] = { ok: true };
  service.answers[`GET ${path}`] = { open: 0 };
  await userEvent.click(now);
  await screen.findByText('0 links show what was typed here.');
  expect(screen.queryByRole('link', { name: /^Open the preview/ })).toBeNull();
  expect(end.getAttribute('aria-disabled')).toBe('true');
});

it('what a preview refuses is told beside its field, and what was typed stays (STAFF-64)', async () => {
  const service = show();
  const fields = { published_on: 'There is no such day.' };
  service.answers['POST /api/staff/posts/7/preview/'] = new ApiFailure(400, 'invalid_request', 'No', fields);
  await userEvent.type(await title(), '!');
  await userEvent.click(screen.getByRole('button', { name: 'Preview' }));
  const day = await screen.findByLabelText<HTMLInputElement>(/^Day of publishing/);
  await waitFor(() => expect(day.getAttribute('aria-invalid')).toBe('true'));
  expect((await title()).value).toBe('Snow!');
  expect(screen.queryByRole('link', { name: /^Open the preview/ })).toBeNull();
});

it('a day or a picture that is refused is told beside its field (STAFF-57)', async () => {
  const service = show();
  await title();
  const fields = { published_on: 'There is no such day.', image: 'The shop has no such picture.' };
  service.answers[save] = new ApiFailure(400, 'invalid_request', 'No', fields);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const day = await screen.findByLabelText<HTMLInputElement>(/^Day of publishing/);
  await waitFor(() => expect(day.getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getByLabelText(/^Find a picture/).getAttribute('aria-invalid')).toBe('true');
});

it('its picture is chosen among those that the shop shows, each once, and taken away (STAFF-57)', async () => {
  const service = show();
  await title();
  const hit = { path: '/x/', image: '/media/scenes/bog' };
  const pages = [
    { ...hit, name: 'Bog' },
    { ...hit, name: 'Bog again' },
    { ...hit, name: 'Nothing', image: null },
  ];
  service.answers[find] = { pages, groups: [], brands: [], products: [], keywords: [], total: 0, isApproximate: false };
  await userEvent.type(screen.getByLabelText(/^Find a picture/), 'bog');
  await userEvent.click(await screen.findByRole('button', { name: 'Bog' }));
  expect(screen.queryByRole('button', { name: /again|Nothing/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(service.callsOf(save)[0]?.body).toMatchObject({ image: '/media/scenes/bog' }));
});

it('its picture is uploaded, and what is no picture is told by its name (STAFF-66)', async () => {
  const service = show();
  await title();
  const sent = 'POST /api/staff/pictures/';
  const file = (name: string) => new File(['x'], name, { type: 'image/jpeg' });
  service.answers[sent] = new ApiFailure(415, 'picture_kind', 'No picture.');
  await userEvent.upload(screen.getByLabelText('Upload a picture'), file('words.jpg'));
  expect(await screen.findByText('words.jpg: No picture.')).toBeTruthy();
  service.answers[sent] = { path: '/media/imported/own' };
  await userEvent.upload(screen.getByLabelText('Upload a picture'), file('own.jpg'));
  expect(await screen.findByText('1 picture added. Save to show it.')).toBeTruthy();
  expect(screen.queryByText(/^words\.jpg/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(service.callsOf(save)[0]?.body).toMatchObject({ image: '/media/imported/own' }));
});

it('its address is written by language, and its products are found by name, added once and taken away (STAFF-57)', async () => {
  const service = show();
  await title();
  const address = screen.getByLabelText<HTMLInputElement>(/^Part of the address, English/);
  await userEvent.clear(address);
  await userEvent.type(address, 'deep-snow');
  const products = ['Kuura jacket', 'Ski'].map((name) => ({
    name,
    path: `/routa/x/${name.toLowerCase().split(' ')[0]}/`,
  }));
  service.answers[find] = { pages: [], groups: [], brands: [], products, keywords: [], total: 2, isApproximate: false };
  await userEvent.type(screen.getByLabelText(/^Find a product/), 'routa');
  await userEvent.click(await screen.findByRole('button', { name: 'Ski' }));
  await userEvent.click(screen.getByRole('button', { name: 'Kuura jacket' }));
  const chosen = screen.getByRole('group', { name: 'Products' });
  expect(within(chosen).getAllByRole('button', { name: /^Take away/ })).toHaveLength(2);
  await userEvent.click(within(chosen).getByRole('button', { name: 'Take away Kuura jacket' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(service.callsOf(save)[0]?.body).toMatchObject({ slugs: { en: 'deep-snow' }, products: ['ski'] }),
  );
});
