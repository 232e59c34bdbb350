import { sql } from 'kysely';
import type { MadePreview, ProductPreview, ProductTexts, StaffLogResponse, StaffProduct } from 'mf-shared/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Refused, type StaffCall, staffCall } from '../../testing/staff-calls.ts';
import { type TestService, testService } from '../../testing/test-service.ts';

let service: TestService;
let call: StaffCall;
beforeAll(async () => {
  service = await testService();
  call = await staffCall(service, 'content');
});
afterAll(() => service.close());

const jacket = '/api/staff/products/10/';
const typed: ProductTexts = {
  ...{ name: 'Kaamos storm jacket', tagline: 'For the dark', short_description: 'Typed just now' },
  ...{ description: '', long_description_html: '<p>Dry <script>x()</script>inside.</p>' },
  ...{ model_notice: '', meta_description: '' },
};
const keep = (body: object, path = jacket) => call<MadePreview & Refused>(`${path}preview/`, body, 'POST');
/** As somebody without an account reads it. */
async function read(token: string, locale: 'fi' | 'en' | 'sv', path = '/api/previews/product/') {
  const answer = await service.call(path, { method: 'POST', body: { token, tax_area_id: 1 }, locale });
  return { status: answer.statusCode, cached: answer.headers['cache-control'], ...answer.json<ProductPreview>() };
}

describe('what staff typed of a product (STAFF-64)', () => {
  it('is shown in its language with the saved rest of its page, and shoppers see nothing of it', async () => {
    const before = await call<StaffProduct>(jacket);
    const { token } = await keep({ ...typed, locale: 'en' });
    const shown = await read(token, 'en');
    expect(shown).toMatchObject({
      ...{ status: 200, standing: 'published', cached: 'private, no-store' },
      product: { id: 10, name: typed.name, tagline: typed.tagline, long_description_html: '<p>Dry inside.</p>' },
    });
    const saved = (await service.call(`/api/products/productmodel/${shown.product.slug}/`, { locale: 'en' })).json();
    expect(saved.name).not.toBe(typed.name);
    const { name, tagline, short_description, meta_description, long_description_html, translated_fields, ...rest } =
      shown.product;
    expect(saved).toMatchObject({ ...rest, products: expect.any(Array) });
    expect(await call<StaffProduct>(jacket)).toEqual(before);
    expect((await call<StaffLogResponse>('/api/staff/log/')).results).toEqual([]);
    expect(await call(`${jacket}preview/`)).toEqual({ open: 1 });
  });

  it('leaves the other languages as they are saved, but where they have none of their own and show the Finnish', async () => {
    const texts = (await call<StaffProduct>(jacket)).texts;
    expect(texts.sv).toBeUndefined();
    const inEnglish = await keep({ ...typed, locale: 'en' });
    expect((await read(inEnglish.token, 'fi')).product.name).toBe(texts.fi?.name);
    const inFinnish = await keep({ ...typed, locale: 'fi', name: 'Myrskytakki' });
    expect((await read(inFinnish.token, 'fi')).product.name).toBe('Myrskytakki');
    expect((await read(inFinnish.token, 'sv')).product.name).toBe('Myrskytakki');
  });

  it('of a hidden product is shown to who has the link, with a note that shoppers do not see it', async () => {
    const { db } = service.open;
    await db.updateTable('product_models').set({ is_public: false }).where('id', '=', 10).execute();
    await sql`SELECT bump_catalogue_version()`.execute(db);
    await service.followCatalogue();
    const { token } = await keep({ ...typed, locale: 'en' });
    expect(await read(token, 'en')).toMatchObject({ standing: 'hidden', product: { name: typed.name } });
  });

  it('is refused without a name, in a room that staff may not write in, and of a product that there is none of', async () => {
    expect(Object.keys((await keep({ ...typed, name: ' ', locale: 'en' })).error?.fields ?? {})).toEqual(['name']);
    const none = await keep({ ...typed, locale: 'en' }, '/api/staff/products/999/');
    expect(none.error?.code).toBe('product_not_found');
    const { authorization } = await service.signedIn({ is_staff: true });
    const body = { ...typed, locale: 'en' };
    const refused = await service.call(`${jacket}preview/`, { method: 'POST', body, authorization });
    expect(refused.statusCode).toBe(403);
  });

  it('has a link for its own page alone, until its links are ended or it is removed', async () => {
    const { token } = await keep({ ...typed, locale: 'en' });
    expect((await read(token, 'en', '/api/previews/')).status).toBe(410);
    await call(`${jacket}preview/`, undefined, 'DELETE');
    expect((await read(token, 'en')).status).toBe(410);
    const again = await keep({ ...typed, locale: 'en' });
    const { db } = service.open;
    await db.updateTable('product_models').set({ removed_at: new Date() }).where('id', '=', 10).execute();
    await sql`SELECT bump_catalogue_version()`.execute(db);
    await service.followCatalogue();
    expect((await read(again.token, 'en')).status).toBe(410);
  });
});
