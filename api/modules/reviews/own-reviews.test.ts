import type { OwnReviewResponse, StaffReviewsResponse } from 'mf-shared/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestService, testService } from '../../testing/test-service.ts';

let service: TestService;
let buyer: { id: number; authorization: string };
let staff: { id: number; authorization: string };
beforeAll(async () => {
  service = await testService();
  buyer = await service.signedIn();
  staff = await service.signedIn({ is_staff: true });
  await buy(buyer.id, 'delivered');
});
afterAll(() => service.close());

async function buy(customer_id: number, status: 'delivered' | 'pending_payment' | 'cancelled') {
  // An order and its lines come together, or the database refuses them.
  await service.open.db.transaction().execute(async (tx) => {
    const { id } = await tx
      .insertInto('orders')
      .values({
        customer_id,
        status,
        key_hash: Buffer.from(`${customer_id} ${status}`),
        language: 'fi',
        country_code: 'fi',
        tax_area_id: 1,
        lines_minor: 9999,
        total_minor: 9999,
        delivery_method: 'postnord',
        first_name: 'Aino',
        last_name: 'Havu',
        address: 'Katu 1',
        postal_code: '33100',
        city: 'Tampere',
        phone: '040',
        email: 'aino@havu.example',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('order_lines')
      .values({
        order_id: id,
        line_number: 1,
        model_id: 10,
        name: 'Kuura',
        manufacturer: 'Kaamos',
        amount: 1,
        unit_minor: 9999,
        regular_minor: 9999,
        row_minor: 9999,
        vat_basis_points: 2550,
        vat_minor: 2032,
      })
      .execute();
  });
}

const words = { model_id: 10, rating: 9, size: 6, visible_name: 'Aino', comment: 'Pitää <b>tuulen</b>.' };
const write = (body: object, authorization?: string) =>
  service.call('/api/reviews/', { method: 'POST', body, locale: 'en', ...(authorization ? { authorization } : {}) });
const listed = async () =>
  (await service.call('/api/product_reviews/?model_id=10')).json<{ results: { id: number; comment: string }[] }>()
    .results;

it('only buyers write: nobody 401, others and unpaid or cancelled orders 403 (REVIEW-19, STAFF-3)', async () => {
  expect((await write(words)).statusCode).toBe(401);
  const other = await service.signedIn();
  expect((await write(words, other.authorization)).json().error.code).toBe('review_needs_purchase');
  await buy(other.id, 'pending_payment');
  await buy(other.id, 'cancelled');
  expect((await write(words, other.authorization)).statusCode).toBe(403);
  expect((await write({ ...words, model_id: 99 }, buyer.authorization)).statusCode).toBe(404);
});

it.each([
  [{ rating: 0 }, 'rating'],
  [{ rating: 4.5 }, 'rating'],
  [{ rating: 11 }, 'rating'],
  [{ size: 5 }, 'size'],
  [{ comment: '   ' }, 'comment'],
  [{ comment: '<script></script>' }, 'comment'],
  [{ comment: 'a'.repeat(4001) }, 'comment'],
  [{ visible_name: '' }, 'visible_name'],
])('case %#: what is wrong is told at its field', async (wrong, field) => {
  const answer = await write({ ...words, ...wrong }, buyer.authorization);
  expect(answer.statusCode).toBe(400);
  expect(Object.keys(answer.json().error.fields)).toEqual([field]);
});

it('a decision is found by words and turned round, but not a newer one that nobody has read (REVIEW-22)', async () => {
  const { id } = await service.open.db
    .insertInto('reviews')
    .values({ model_id: 11, rating: 2, visible_name: 'Soile', comment: 'Sauma <repesi>', status: 'published' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const found = async (query: string) =>
    (await service.call(`/api/staff/reviews/?${query}`, staff))
      .json<StaffReviewsResponse>()
      .results.map((each) => each.id);
  expect(await found('status=published&q=REPESI+soile')).toEqual([id]);
  expect(await found('status=published&q=repesi+nobody')).toEqual([]);
  expect(await found('q=repesi')).toEqual([]);
  const decide = async (status: string, was: string) =>
    (await service.call(`/api/staff/reviews/${id}/`, { method: 'POST', body: { status, was }, ...staff })).statusCode;
  expect(await decide('rejected', 'pending')).toBe(409);
  expect(await decide('rejected', 'published')).toBe(200);
  expect(await found('status=rejected&q=repesi')).toEqual([id]);
  expect(await decide('published', 'rejected')).toBe(200);
  expect(await found('status=published&q=repesi')).toEqual([id]);
  expect((await service.call('/api/staff/reviews/?status=any', staff)).statusCode).toBe(400);
  await service.open.db.deleteFrom('reviews').where('id', '=', id).execute();
  await service.open.db.deleteFrom('audit_log').where('entity', '=', 'review').execute();
});

it('a review waits for staff, is shown once published, counts, and goes with its writer’s wish (REVIEW-22)', async () => {
  const other = await service.signedIn();
  const own = async () => (await service.call('/api/reviews/own/?model_id=10', buyer)).json<OwnReviewResponse>();
  expect(await own()).toEqual({ has_bought: true, review: null });
  const written = (await write(words, buyer.authorization)).json<OwnReviewResponse>().review;
  expect(written).toMatchObject({ status: 'pending', comment: 'Pitää tuulen.', rating: 9, size: 6 });
  expect((await write(words, buyer.authorization)).json().error.code).toBe('review_exists');
  const id = written?.id ?? 0;
  expect((await listed()).some((review) => review.id === id)).toBe(false);

  const publish = { method: 'POST', body: { status: 'published' } } as const;
  expect((await service.call(`/api/staff/reviews/${id}/`, { ...publish, ...buyer })).statusCode).toBe(403);
  expect((await service.call('/api/staff/reviews/', buyer)).statusCode).toBe(403);
  const waiting = (await service.call('/api/staff/reviews/?model_id=10', staff)).json<StaffReviewsResponse>();
  expect(waiting.results).toMatchObject([{ id, model_id: 10, product: { manufacturer: 'Kaamos' } }]);
  expect((await service.call(`/api/staff/reviews/${id}/`, { ...publish, ...staff })).statusCode).toBe(200);
  expect((await listed()).some((review) => review.id === id)).toBe(true);
  expect((await own()).review?.status).toBe('published');
  expect((await service.call('/api/staff/reviews/', staff)).json<StaffReviewsResponse>().results).toEqual([]);
  const [noted] = await service.open.db.selectFrom('audit_log').selectAll().where('entity', '=', 'review').execute();
  expect(noted).toMatchObject({ actor_id: staff.id, before: { status: 'pending' }, after: { status: 'published' } });

  const remove = { method: 'DELETE' } as const;
  expect((await service.call(`/api/reviews/${id}/`, { ...remove, ...other })).statusCode).toBe(404);
  expect((await service.call(`/api/reviews/${id}/`, { ...remove, ...buyer })).statusCode).toBe(200);
  expect((await listed()).some((review) => review.id === id)).toBe(false);
  expect((await own()).review).toBeNull();
});
