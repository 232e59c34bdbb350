// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { $session, $toasts, anonymousSession } from 'mf-shared/stores';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildModel } from '../../testing/build-model.ts';
import { ShopAround, TestService } from '../../testing/service.tsx';
import { ReviewList } from './review-list.tsx';

const path = '/api/product_reviews/';
const review = (id: number) => ({
  ...{
    id,
    created: '2026-11-12T10:00:00.000Z',
    rating: 9,
    visible_name: 'Juha',
    comment: `Review ${id}`,
    language: 'en',
  },
  ...{ size: 8, images: [], votes_up: 0, votes_down: 0, votes_total: 0 },
});
const pageOf = (page: number, max_pages = 2) => ({
  results: Array.from({ length: 10 }, (_, index) => review((page - 1) * 10 + index)),
  ...{ max_pages, count: max_pages * 10, average_size: 7.8 },
});
// A busy machine takes its time.

let service: TestService;
const show = () =>
  render(
    <ShopAround service={service}>
      <ReviewList model={buildModel([{ id: 1 }], { rating_count: 20 })} />
    </ShopAround>,
  );
const more = () => screen.findByRole('button', { name: 'Show more reviews' });

beforeEach(() => {
  service = new TestService();
  $toasts.set([]);
});
afterEach(cleanup);

describe('reviews (REVIEW-3, REVIEW-4, REVIEW-11)', () => {
  it('name their language where it is not the page’s, for those who hear them (WCAG 3.1.2, REVIEW-10)', async () => {
    const results = [review(1), { ...review(2), comment: 'Varm och lätt', language: 'sv' }];
    service.answers.set(path, () => ({ ...pageOf(1, 1), results }));
    show();
    expect((await screen.findByText('Varm och lätt')).closest('[lang]')?.getAttribute('lang')).toBe('sv');
    expect(screen.getByText('Review 1').hasAttribute('lang')).toBe(false);
  });

  it('come ten at a time, with their date and how they fit (REVIEW-9)', async () => {
    service.answers.set(path, ({ page }) => pageOf(Number(page)));
    show();
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(10));
    expect(screen.getAllByText('Juha · 12.11.2026 · Larger')).toHaveLength(10);
    expect(screen.getByText('How it fits: Larger')).toBeTruthy();
    await userEvent.click(await more());
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(20));
    expect(screen.queryByRole('button', { name: 'Show more reviews' })).toBeNull();
  });

  it('begin again in another order', async () => {
    const asked: unknown[] = [];
    service.answers.set(path, ({ page, sort }) => {
      asked.push([page, sort]);
      return pageOf(Number(page));
    });
    show();
    await userEvent.click(await more());
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(20));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort reviews' }), 'stars');
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(10));
    expect(asked).toEqual([
      [1, 'date'],
      [2, 'date'],
      [1, 'stars'],
    ]);
  });

  it('that fail are silent, do not say that there are none, and can be asked for again', async () => {
    service.answers.set(path, () => Promise.reject(new Error('gone')));
    show();
    const again = await more();
    expect(screen.queryByText('Nobody has reviewed this yet.')).toBeNull();
    expect($toasts.get()).toEqual([]);
    service.answers.set(path, ({ page }) => pageOf(Number(page)));
    await userEvent.click(again);
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(10));
    expect(screen.getAllByRole('article')[0]?.textContent).toContain('Review 0');
  });

  it('of whom a later page fails stay, and that page is asked for again', async () => {
    service.answers.set(path, ({ page }) => (page === 1 ? pageOf(1) : Promise.reject(new Error('gone'))));
    show();
    await userEvent.click(await more());
    expect(screen.getAllByRole('article')).toHaveLength(10);
    service.answers.set(path, ({ page }) => pageOf(Number(page)));
    await userEvent.click(await more());
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(20));
  });
});

it('a vote that fails is taken back, logged, and its buttons work again, which do not while it is saved (REVIEW-14, REVIEW-16, REVIEW-18)', async () => {
  const logged = vi.spyOn(console, 'info').mockImplementation(() => {});
  $session.set({ ...anonymousSession, id: 7, isAuthenticated: true });
  service.answers.set(path, () => pageOf(1, 1));
  let fail: (reason: Error) => void = () => {};
  service.answers.set('/api/review_votes/', () => new Promise((_, reject) => (fail = reject)));
  show();
  const [button] = await screen.findAllByRole<HTMLButtonElement>('button', { name: 'Helpful, 0' });
  if (!button) throw new Error('no vote');
  await userEvent.click(button);
  expect([button.disabled, button.getAttribute('aria-pressed'), button.textContent]).toEqual([true, 'true', '1']);
  const [up, down] = screen.getAllByRole<HTMLButtonElement>('button', { name: /elpful, / });
  expect([up?.disabled, down?.disabled]).toEqual([true, true]);
  expect(service.calls.at(-1)).toEqual({
    path: '/api/review_votes/',
    body: { review_id: 0, review_vote: 'up', customer_id: 7 },
  });
  fail(new Error('away'));
  await waitFor(() => expect(button.disabled).toBe(false));
  expect([button.getAttribute('aria-pressed'), button.textContent]).toEqual(['false', '0']);
  expect(logged).toHaveBeenCalledWith(expect.stringContaining('Vote failed'));
  expect($toasts.get()).toEqual([]);
  $session.set(anonymousSession);
  logged.mockRestore();
});
