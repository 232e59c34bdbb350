import type { Page } from '@playwright/test';
import type { OwnReviewResponse, ProductModel } from 'mf-shared/contract';
import { openPayment } from './basket.ts';
import { expect, test } from './journey-test.ts';
import { pressOn, tabTo } from './keyboard.ts';
import { expectGoodScreen, unexpected } from './screens.ts';
import { aino, jacketSlug, Shopper } from './shopper.ts';

/**
 * docs/decisions/0028, STAFF-14 to STAFF-18, AFTER-9 to AFTER-14:
 * staff at work.
 */
const say = (shopper: Shopper, key: string, values?: Record<string, string>) => shopper.word('mf-account', key, values);

/** What the browser's own calls send. */
async function authorization(page: Page): Promise<Record<string, string>> {
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'so.auth');
  return { authorization: decodeURIComponent(cookie?.value ?? '') };
}

async function modelOf(page: Page, slug: string): Promise<ProductModel> {
  return (await (await page.request.get(`/api/products/productmodel/${slug}/?taxAreaId=1`)).json()) as ProductModel;
}

test('staff find an order, move it, refund a part once, and see who did it (TARGET-52)', { tag: '@phone' }, async ({
  page,
}) => {
  test.setTimeout(120_000);
  const shopper = new Shopper(page);
  const last_name = `Etsitty${Date.now()}`;
  await openPayment(shopper, { form: { last_name } });
  await shopper.payWithPaypal('approve');
  await expect(page).toHaveURL(/payment_ok/, { timeout: 30_000 });
  const number = /payment_ok\/([^/]+)\//.exec(page.url())?.[1] ?? '';

  await shopper.signIn('staff@havu.example');
  await page
    .locator('main')
    .getByRole('link', { name: say(shopper, 'staff.home'), exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: say(shopper, 'staff.home') })).toBeFocused();
  await expectGoodScreen(shopper, 'staff');
  await page
    .getByRole('navigation', { name: say(shopper, 'staff.home') })
    .getByRole('link')
    .first()
    .click();
  const search = page.getByRole('searchbox', { name: say(shopper, 'staff_orders.search') });
  await tabTo(page, search);
  await page.keyboard.type(`${last_name.toUpperCase()} ${aino.first_name}`);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/staff\/orders\/\?q=/);
  await expect(
    page.getByRole('status').filter({ hasText: say(shopper, 'staff_orders.found_one', { count: '1' }) }),
  ).toBeVisible();
  await expectGoodScreen(shopper, 'orders');
  // Narrowed by keyboard: what is on is told, and taken off by a press.
  await pressOn(page, page.locator('summary', { hasText: say(shopper, 'staff_room.more_filters') }));
  const means = page.getByRole('combobox', { name: say(shopper, 'staff_orders.paid_by') });
  await tabTo(page, means);
  await means.selectOption('klarna');
  await pressOn(page, page.getByRole('button', { name: say(shopper, 'staff_orders.find') }));
  await expect(page).toHaveURL(/paid_by=klarna/);
  const count = page.locator('main').getByRole('status');
  await expect(count).toHaveText(say(shopper, 'staff_orders.found_other', { count: '0' }));
  await expect(count).toBeFocused();
  await expectGoodScreen(shopper, 'orders by filters');
  const on = page.getByRole('list', { name: say(shopper, 'staff_room.filters_on') });
  await pressOn(page, on.getByRole('link', { name: say(shopper, 'staff_orders.paid_by') }));
  await expect(page).not.toHaveURL(/paid_by/);
  await pressOn(page, page.getByRole('link', { name: number, exact: true }));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(number);

  const move = page.getByRole('region', { name: say(shopper, 'staff_order.move'), exact: true });
  const submitMove = move.getByRole('button', { name: say(shopper, 'staff_order.move_submit') });
  await move.getByRole('textbox').fill('shelf 4');
  await submitMove.click();
  await expect(move.getByRole('alert')).toBeFocused();
  await expect(move.getByRole('textbox')).toHaveValue('shelf 4');
  await expectGoodScreen(shopper, 'an order with a mistake');
  await move.getByRole('combobox').selectOption('ready_for_packing');
  await submitMove.click();
  const log = page.getByRole('region', { name: say(shopper, 'staff_order.log') }).getByRole('listitem');
  await expect(log.last()).toContainText(say(shopper, 'story.packing'));
  await expect(log.last()).toContainText('mikko.salo: shelf 4');

  const refund = page.getByRole('region', { name: say(shopper, 'staff_order.refund_title') });
  const amount = refund.getByRole('textbox').first();
  const submitRefund = refund.getByRole('button', { name: say(shopper, 'staff_order.refund_submit'), exact: true });
  await amount.fill('1e9');
  await submitRefund.click();
  await expect(refund.getByRole('alert')).toContainText(say(shopper, 'staff_order.amount_bad'));
  await amount.fill('99999');
  await submitRefund.click();
  await expect(refund.getByRole('alert')).toContainText(shopper.word('api', 'errors.refund_too_large'));
  // Its answers are lost on their way, also those of the tries that follow by themselves: what was typed stays, and a
  // second press is the same refund.
  const refundCall = '**/refund/';
  await page.route(refundCall, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await amount.fill('20,50');
  await refund.getByRole('textbox').last().fill('A scratch');
  await submitRefund.click();
  await expect(refund.getByRole('alert')).toContainText(say(shopper, 'form.no_answer'));
  await expect(amount).toHaveValue('20,50');
  await page.unroute(refundCall);
  await submitRefund.click();
  await expect(amount).toHaveValue('');
  const refunds = log.filter({ hasText: '20.50\u00a0€' });
  await expect(refunds).toHaveCount(1);
  await expect(refunds).toContainText('mikko.salo: A scratch');
  await expectGoodScreen(shopper, 'an order');
  expect(unexpected(shopper).filter((line) => !line.includes('ERR_FAILED'))).toEqual([]);
});

test('neither visitors nor customers get in: the screens stay shut and the service refuses', async ({ page }) => {
  const shopper = new Shopper(page);
  // Only the staff load the rooms' code or texts, which both name this key.
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (/\/remotes\/mf-account\/.*\.js/.test(response.url())) scripts.push(response.text().catch(() => ''));
  });
  const html = await (await page.request.get(shopper.path('/staff/orders/'))).text();
  expect(html).toContain(`<h1>${say(shopper, 'staff.orders')}</h1>`);
  expect(html).not.toContain(say(shopper, 'staff.for_staff'));
  await shopper.open('/staff/orders/');
  await shopper.settled();
  await expect(page.getByText(say(shopper, 'staff.for_staff'))).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expectGoodScreen(shopper, 'for staff');
  await page
    .locator('main')
    .getByRole('link', { name: say(shopper, 'login.submit') })
    .click();
  await expect(page).toHaveURL(/\/accounts\/login\/\?next=.*staff/);
  await shopper.signIn('customer@havu.example');
  const headers = await authorization(page);
  for (const path of ['orders/', 'orders/99911/', 'reviews/', 'transfers/']) {
    await shopper.open(`/staff/${path}`);
    await shopper.settled();
    await expect(page.getByText(say(shopper, 'staff.for_staff'))).toBeVisible();
    await expect(page.getByRole('navigation', { name: say(shopper, 'staff.home') })).toHaveCount(0);
  }
  for (const call of ['orders/', 'orders/99911/', 'reviews/', 'transfer-requests/'])
    expect((await page.request.get(`/api/staff/${call}`, { headers })).status()).toBe(403);
  await shopper.open('/accounts/');
  await expect(page.getByRole('heading', { name: say(shopper, 'orders.title'), exact: true })).toBeVisible();
  await expect(page.locator('main').getByRole('link', { name: say(shopper, 'staff.home'), exact: true })).toHaveCount(
    0,
  );
  const loaded = await Promise.all(scripts);
  expect(loaded.filter(Boolean).length).toBeGreaterThan(2);
  expect(loaded.filter((script) => script.includes('staff_orders'))).toEqual([]);
  expect(shopper.complaints).toEqual([]);
});

test('staff publish a review that waits, wherever in the shop it was written', async ({ page }) => {
  const shopper = new Shopper(page);
  const { id: model_id } = await modelOf(page, 'kelo-wool-fleece');
  await shopper.signIn('customer@havu.example');
  const headers = await authorization(page);
  const own = async () =>
    (await (await page.request.get(`/api/reviews/own/?model_id=${model_id}`, { headers })).json()) as OwnReviewResponse;
  const forget = async () => {
    const { review } = await own();
    if (review) await page.request.delete(`/api/reviews/${review.id}/`, { headers });
  };
  await forget();
  const comment = `Warm on the fell, light in the pack. ${Date.now()}`;
  const data = { model_id, rating: 9, size: 6, visible_name: 'Aino L.', comment };
  expect((await page.request.post('/api/reviews/', { headers, data })).status()).toBe(201);

  await shopper.signIn('staff@havu.example');
  await shopper.open('/staff/reviews/');
  const review = page.getByRole('article').filter({ hasText: comment });
  await expect(review.getByRole('link', { name: 'Kelo Kelo Wool Fleece' })).toBeVisible();
  await expectGoodScreen(shopper, 'reviews that wait');
  await page.route('**/api/staff/reviews/*/', (route) => route.abort(), { times: 1 });
  const publish = review.getByRole('button', { name: say(shopper, 'staff_reviews.publish') });
  await publish.click();
  await expect(review.getByRole('alert')).toContainText(say(shopper, 'form.no_answer'));
  await pressOn(page, publish);
  await expect(review).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: /decision/ })).toBeFocused();
  expect((await own()).review?.status).toBe('published');
  // A decision is turned round.
  await shopper.open('/staff/reviews/?status=published');
  await page.getByLabel(say(shopper, 'staff_reviews.search'), { exact: true }).fill(comment);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expectGoodScreen(shopper, 'a review that is in the shop');
  await pressOn(page, review.getByRole('button', { name: say(shopper, 'staff_reviews.take_out') }));
  await expect(review).toHaveCount(0);
  expect((await own()).review?.status).toBe('rejected');
  await forget();
  expect(unexpected(shopper).filter((line) => !line.includes('ERR_FAILED'))).toEqual([]);
});

test('staff move a transfer request on until it has arrived', async ({ page }) => {
  const shopper = new Shopper(page);
  const { products } = await modelOf(page, jacketSlug);
  const variant = products.toSorted((a, b) => b.stock_data.in_stock - a.stock_data.in_stock)[0];
  await shopper.signIn('staff@havu.example');
  const headers = await authorization(page);
  const data = { to: 2, from: [20], is_high_priority: true, rows: [{ productId: variant?.id, amount: 1 }] };
  const asked = await page.request.post('/api/staff/transfer-requests/', { headers, data });
  const { id } = (await asked.json()) as { id: number };
  // The room's code is lost on its way; what its files are called is known to the build alone.
  let isLost = true;
  await page.route('**/remotes/mf-account/**', async (route) => {
    const response = await route.fetch();
    const isRoom = (await response.text()).includes('staff_transfers');
    return isLost && isRoom ? route.abort() : route.fulfill({ response });
  });
  await shopper.open('/staff/transfers/');
  await expect(page.locator('main').getByRole('alert')).toContainText(say(shopper, 'form.no_answer'));
  isLost = false;
  await shopper.button('mf-account', 'orders.retry').click();
  const card = page.getByRole('article', { name: new RegExp(`^Transfer ${id} to `) });
  const press = (key: string) => card.getByRole('button', { name: say(shopper, `staff_transfers.${key}`) }).click();
  await expect(card).toContainText(say(shopper, 'staff_transfers.high_priority'));
  await expectGoodScreen(shopper, 'transfers');
  await press('to_sent');
  await expect(card.getByRole('button', { name: say(shopper, 'staff_transfers.to_cancelled') })).toHaveCount(0);
  await expect(card.getByRole('button')).toHaveCount(1);
  // A colleague was quicker: it is said, and what is true now is shown.
  await page.request.post(`/api/staff/transfer-requests/${id}/move/`, { headers, data: { status: 'received' } });
  await press('to_received');
  await expect(page.getByText(shopper.word('api', 'errors.transfer_moved'))).toBeVisible();
  await expect(card).toHaveCount(0);
  await page.getByRole('link', { name: say(shopper, 'staff_transfers.received'), exact: true }).click();
  await expect(card).toContainText(say(shopper, 'staff_transfers.received'));
  await expect(card.getByRole('button')).toHaveCount(0);
  await expectGoodScreen(shopper, 'transfers that arrived');
  expect(unexpected(shopper).filter((line) => !/ERR_FAILED|ChunkLoadError|Loading chunk/.test(line))).toEqual([]);
});

/** Rule LOOK-55: a slim bar with its own colour. */
test('the staff bar stays in sight above the shop and covers nothing', { tag: '@phone' }, async ({ page }) => {
  test.setTimeout(90_000);
  const shopper = new Shopper(page);
  await shopper.signIn('staff@havu.example');
  await shopper.open('/campaigns/autumn-offers/');
  await shopper.settled();
  await page.keyboard.press('Shift');
  const bar = page.getByRole('region', { name: say(shopper, 'staff.label') });
  await expect(bar).toBeInViewport();
  await expect(bar).not.toContainText('staff.');
  const header = page.getByRole('banner').locator('> div').first();
  const edges = async () => {
    const [above, below] = [await bar.boundingBox(), await header.boundingBox()];
    return { barTop: above?.y, gap: (below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0) };
  };
  await expect.poll(edges).toEqual({ barTop: 0, gap: 0 });
  await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }));
  await expect.poll(edges).toEqual({ barTop: 0, gap: 0 });
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expectGoodScreen(shopper, 'the staff bar');
  await bar.getByRole('link', { name: say(shopper, 'staff.orders'), exact: true }).click();
  await page.waitForURL(/\/staff\/orders\/$/);
  expect(shopper.complaints).toEqual([]);
});
