// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { StaffFound, StaffRight } from 'mf-shared/contract';
import { PageAt } from 'mf-shared/testing/page-at.tsx';
import { type DoubleAnswer, serviceDouble, silence } from 'mf-shared/testing/service-double';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Palette } from './palette.tsx';

afterEach(cleanup);
beforeEach(() => sessionStorage.clear());

const call = 'GET /api/staff/find/';
const order: StaffFound = {
  ...{ kind: 'order', id: '100123', name: 'Aino Lehtonen', about: 'aino@example.fi' },
  ...{ status: 'processing', total: 234.9, currency: 'eur' },
};
const found = (...results: StaffFound[]) => ({ results, is_approximate: false });

function show(answers: Record<string, DoubleAnswer> = {}, rights: readonly StaffRight[] | null = null) {
  const onClose = vi.fn();
  const service = serviceDouble({ [call]: found(), ...answers });
  render(
    <PageAt api={service.api} packages={['mf-account']}>
      <Palette staffId={3} rights={rights} settingKeys={['search_synonyms']} onClose={onClose} />
    </PageAt>,
  );
  return { service, onClose };
}
const field = () => screen.getByRole('combobox');
const options = () => screen.getAllByRole('option').map((option) => option.textContent);
const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;

it('shows the rooms and commands of the role before anything is typed (STAFF-35, STAFF-38)', () => {
  show({}, ['staff.enter', 'reviews.work']);
  expect(options()).toEqual(['Staff', 'Reviews']);
  expect(active()).toBe('Staff');
});

it('finds what the service knows, and arrow keys and Enter lead there (STAFF-38)', async () => {
  const { onClose, service } = show({ [call]: found(order) });
  const opened = vi.fn((event: Event) => event.preventDefault());
  document.addEventListener('click', opened);
  await userEvent.type(field(), 'lehtonen');
  const list = screen.getByRole('listbox');
  expect(await within(list).findByText('100123')).toBeTruthy();
  expect(service.calls.at(-1)?.query).toEqual({ q: 'lehtonen' });
  expect(active()?.replace(/\s/g, ' ')).toBe('100123Aino Lehtonen, aino@example.fiProcessing · 234.90 €');
  await userEvent.keyboard('{Enter}');
  document.removeEventListener('click', opened);
  expect(opened.mock.lastCall?.[0]).toMatchObject({ target: { pathname: '/en/staff/orders/100123/' } });
  expect(onClose).toHaveBeenCalledOnce();
});

it('has what was chosen last first, as long as the role still may read it (STAFF-38)', async () => {
  const { onClose } = show({ [call]: found(order) });
  await userEvent.type(field(), 'lehtonen');
  await userEvent.click(await screen.findByText('100123'));
  expect(onClose).toHaveBeenCalledOnce();
  cleanup();
  show({}, ['staff.enter', 'orders.read']);
  expect(options()[0]).toBe('100123Aino Lehtonen, aino@example.fi');
  cleanup();
  show({}, ['staff.enter']);
  expect(options()).toEqual(['Staff']);
});

it('finds what staff write, with its room, and leads to it or to what the room finds by its name (STAFF-38)', async () => {
  const written = (of: 'page' | 'tabbed_page' | 'banner' | 'brand', id: string, name: string): StaffFound => ({
    ...{ kind: 'written', of, id, name, about: '' },
  });
  const all = [written('page', '7', 'Winter care'), written('tabbed_page', '7', 'Winter sizes')];
  show({ [call]: found(...all, written('banner', '4', 'Winter comes'), written('brand', '2', 'Winter & Co')) });
  const paths: string[] = [];
  const follow = (event: Event) => {
    event.preventDefault();
    if (event.target instanceof HTMLAnchorElement) paths.push(event.target.pathname + event.target.search);
  };
  document.addEventListener('click', follow);
  await userEvent.type(field(), 'winter');
  await screen.findByRole('group', { name: 'Content' });
  const told = () => within(screen.getByRole('group', { name: 'Content' })).getAllByRole('option');
  expect(told().map((option) => option.textContent)).toEqual([
    ...['Winter carePages', 'Winter sizesPages', 'Winter comesBanners', 'Winter & CoBrands'],
  ]);
  for (const option of told()) await userEvent.click(option);
  document.removeEventListener('click', follow);
  expect(paths).toEqual([
    ...['/en/staff/pages/7/', '/en/staff/pages/tabs-7/', '/en/staff/banners/4/'],
    '/en/staff/brands/?q=Winter%20%26%20Co',
  ]);
});

it('rooms and commands work when the service is silent, and it can be asked again (STAFF-38)', async () => {
  const { service } = show({ [call]: silence() });
  await userEvent.type(field(), 'oders');
  expect((await screen.findByRole('alert')).textContent).toContain('Rooms and commands work all the same.');
  expect(options()[0]).toBe('Orders');
  service.answers[call] = found(order);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('100123')).toBeTruthy();
});

it('keeps the active option when an answer comes, and begins anew with other words (STAFF-38)', async () => {
  const { service } = show();
  await userEvent.type(field(), 'order');
  await userEvent.keyboard('{ArrowDown}');
  const before = active();
  service.answers[call] = found(order);
  await userEvent.type(field(), 's');
  await waitFor(() => expect(screen.queryByText('100123')).toBeTruthy());
  expect(active()).toBe('Orders');
  expect(before).not.toBe('Orders');
});

it('asks for nothing but commands after a > (STAFF-38)', async () => {
  const { service } = show({ [call]: found(order) });
  await userEvent.type(field(), '>hidden');
  expect(options()).toEqual(['Products that are hidden']);
  expect(service.calls).toEqual([]);
});

it('narrows to one kind, and says when nothing matches (STAFF-38)', async () => {
  show({ [call]: found(order) });
  await userEvent.type(field(), 'orders');
  await screen.findByText('100123');
  await userEvent.click(screen.getByRole('button', { name: /^Orders 1/ }));
  expect(screen.getAllByRole('option')).toHaveLength(1);
  await userEvent.clear(field());
  await userEvent.type(field(), '>nothing like it');
  expect(screen.getByText('Nothing matches.')).toBeTruthy();
});
