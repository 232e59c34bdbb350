// @vitest-environment happy-dom
import { cleanup, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react';
import { type DeliveryLimitation, type Locale, localeCodes, type Review } from 'mf-shared/contract';
import { ApiFailure, setBrowserApi } from 'mf-shared/http';
import { $session, $toasts, anonymousSession } from 'mf-shared/stores';
import { PageAt } from 'mf-shared/testing/page-at.tsx';
import { textIn } from 'mf-shared/testing/text-in';
import type { ReactElement, ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildModel } from '../../testing/build-model.ts';
import { TestService } from '../../testing/service.tsx';
import { NotifyWhenBack } from '../buy/notify-when-back.tsx';
import { ProductBuyBox } from '../buy/product-buy-box.tsx';
import { WishlistButton } from '../buy/wishlist-button.tsx';
import { Availability } from '../check-availability/availability.tsx';
import { emptySelection } from '../choose-variant/selection.ts';
import { GiftCodeForm } from '../give-gift/gift-code-form.tsx';
import { ReviewArticle } from '../read-reviews/review-article.tsx';
import { useProductExtra } from '../recommendations/use-product-extra.ts';
import { ReviewForm } from '../write-review/review-form.tsx';

/** What the product page says when something fails, or works: each situation in each of the six languages. */
const model = buildModel([
  { id: 1, size: 'S', inStock: 2 },
  { id: 2, size: 'M', inStock: 0 },
]);
const [inStock, soldOut] = model.products;
if (!inStock || !soldOut) throw new Error('Two sizes');
const away = () => Promise.reject(new ApiFailure(503, 'unavailable', ''));
let service: TestService;

beforeEach(() => {
  service = new TestService();
  setBrowserApi(service.api);
  $toasts.set([]);
  $session.set({ ...anonymousSession, id: 7, isAuthenticated: true, firstName: 'Aino' });
});
afterEach(() => {
  cleanup();
  $session.set(anonymousSession);
});

const pageIn = (locale: Locale, children: ReactNode) => (
  <PageAt api={service.api} packages={['mf-product']} config={{ locale }}>
    {children}
  </PageAt>
);
const show = (locale: Locale, part: ReactElement) => render(pageIn(locale, part));
const word = (locale: Locale, key: string) => textIn(locale, 'mf-product', key);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const told = (locale: Locale, key: string) =>
  waitFor(() => expect($toasts.get().at(-1)?.message).toBe(word(locale, key)));

describe.each(localeCodes)('in %s', (locale) => {
  it('a notice that is ordered, and one that fails (PRODUCT-87, PRODUCT-89)', async () => {
    for (const [answer, key] of [
      [async () => ({ ok: true }), 'notify.done'],
      [away, 'errors.notify'],
    ] as const) {
      service.answers.set('/api/product_availability_email_notify/', answer);
      show(locale, <NotifyWhenBack variantId={2} />);
      fireEvent.change(await screen.findByRole('textbox'), { target: { value: 'aino@example.fi' } });
      press(word(locale, 'notify.submit'));
      await told(locale, key);
      cleanup();
    }
  });

  it('a heart that works, and one that fails (PRODUCT-93, PRODUCT-94)', async () => {
    for (const [answer, key] of [
      [async () => ({ added: true }), 'buy.wishlist_added'],
      [away, 'errors.wishlist'],
    ] as const) {
      service.answers.set('/api/customer/wishlist_toggle/', answer);
      show(locale, <WishlistButton modelId={10} />);
      fireEvent.click(screen.getByRole('button'));
      await told(locale, key);
      cleanup();
    }
  });

  it('a heart, and a vote, of somebody who has not signed in (PRODUCT-92, REVIEW-17)', async () => {
    $session.set({ ...anonymousSession });
    show(locale, <WishlistButton modelId={10} />);
    fireEvent.click(screen.getByRole('button'));
    await told(locale, 'buy.wishlist_login');
    cleanup();
    const review = { id: 3, rating: 8, comment: 'Warm', created: '2026-11-01T10:00:00Z', images: [], size: null };
    const votes = { votes_up: 0, votes_down: 0, votes_total: 0, visible_name: 'Aino' };
    show(locale, <ReviewArticle review={{ ...review, ...votes } as unknown as Review} onChange={() => undefined} />);
    fireEvent.click(screen.getAllByRole('button')[0] as HTMLElement);
    await told(locale, 'reviews.login');
  });

  it('a gift code that cannot be looked at (GIFT-16)', async () => {
    service.answers.set('/api/giftcampaigns/validate_code/', away);
    const gift = buildModel([{ id: 130 }]);
    const variant = gift.products[0] ?? null;
    show(locale, <GiftCodeForm model={gift} campaignSlug="joulu" selection={emptySelection} variant={variant} />);
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'JOULU-1' } });
    fireEvent.click(screen.getByRole('button'));
    await told(locale, 'errors.gift_code');
  });

  it('what stands beside the product and does not come (PRODUCT-81)', async () => {
    service.answers.set('/api/product/extra/', away);
    renderHook(() => useProductExtra(model), { wrapper: ({ children }) => pageIn(locale, children) });
    await told(locale, 'errors.extra');
  });

  it('a review that is saved, and one that is not (REVIEW-20)', async () => {
    for (const [onWrite, key] of [
      [async () => undefined, 'own_review.saved'],
      [away, 'own_review.failed'],
    ] as const) {
      show(locale, <ReviewForm modelId={10} onWrite={onWrite} />);
      const [stars, fit] = screen.getAllByRole('slider');
      if (!stars || !fit) throw new Error('Two sliders');
      fireEvent.change(stars, { target: { value: '9' } });
      fireEvent.change(fit, { target: { value: '8' } });
      fireEvent.change(screen.getAllByRole('textbox').at(-1) as HTMLElement, { target: { value: 'Warm' } });
      fireEvent.click(screen.getAllByRole('button').at(-1) as HTMLElement);
      await told(locale, key);
      cleanup();
    }
  });

  it('availability that waits for a size (AVAIL-7)', () => {
    show(locale, <Availability model={model} variant={null} stores={[]} />);
    expect(screen.getByText(word(locale, 'availability.select_first'))).toBeTruthy();
  });

  it('a size to choose first, and a country that is not served (PRODUCT-45, PRODUCT-76)', async () => {
    const limit: DeliveryLimitation = {
      ...{ allowedDeliveryMethods: [], isDeliveryCountryBlocked: true, isDeliveryMethodLimitations: false },
      ...{ perInternationalPackage: null, blockInfoText: '', extra_data_overrides: {} },
    };
    service.answers.set('/api/product/extra/', () => ({ delivery_method_limit: limit }));
    const data = { model, stores: [], vatPercent: 25.5, query: '', campaign: null };
    const more = { data, choose: () => undefined, extra: null };
    show(locale, <ProductBuyBox {...more} selection={emptySelection} variant={null} />);
    expect(screen.getByText(word(locale, 'buy.select_size_first'))).toBeTruthy();
    const country = textIn(locale, 'mf-product', 'delivery.blocked', { country: 'Finland' });
    expect(await screen.findByText(country)).toBeTruthy();
  });
});

it('no two languages say one of these with the same words', () => {
  const keys = [
    'notify.done',
    'errors.notify',
    'errors.wishlist',
    'errors.gift_code',
    'errors.extra',
    'delivery.blocked',
  ];
  for (const key of [...keys, 'buy.wishlist_login', 'reviews.login', 'own_review.saved', 'own_review.failed'])
    expect(new Set(localeCodes.map((locale) => word(locale, key))).size, key).toBe(localeCodes.length);
});
