import type { ImportedRedirects, RedirectAnswer, StaffLogResponse, StaffRedirect } from 'mf-shared/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { inTransaction } from '../../db/in-transaction.ts';
import { type SellingService, sellingService } from '../../testing/selling-service.ts';
import { until } from '../../testing/until.ts';
import { lockRedirects } from './write-redirect.ts';

let shop: SellingService;
let keeper: string;
let clerk: string;
beforeAll(async () => {
  shop = await sellingService();
  keeper = (await shop.signedIn({ is_staff: true, staff_role: 'content' })).authorization;
  clerk = (await shop.signedIn({ is_staff: true })).authorization;
});
afterAll(() => shop.close());

interface Answer {
  error?: { code: string; fields?: Record<string, string> };
}
const call = async <T>(path: string, body?: object, { method = 'POST', authorization = keeper } = {}) => {
  const answer = await shop.call(`/api/staff/${path}`, {
    method: body ? (method as 'POST' | 'PUT') : 'GET',
    ...(body && { body }),
    ...{ authorization, locale: 'en' },
  });
  const { error, ...rest } = answer.json<Answer & T>();
  return { status: answer.statusCode, code: error?.code, fields: error?.fields, ...rest };
};
const make = (old_path: string, new_path: string | null) => call('redirects/', { old_path, new_path });
const faultOf = async (old_path: string, new_path: string | null) =>
  Object.entries((await make(old_path, new_path)).fields ?? {})[0];
const list = async (query = '') =>
  (await call<{ results: StaffRedirect[] }>(`redirects/${query}`)) as unknown as {
    results: StaffRedirect[];
    total: number;
  };
const rowOf = async (old_path: string) =>
  (await list(`?q=${encodeURIComponent(old_path)}`)).results.find((row) => row.old_path === old_path) as StaffRedirect;
const follow = async (path: string, locale: 'fi' | 'en' | 'de' | 'sv' = 'en') =>
  (await shop.call(`/api/redirects/?${new URLSearchParams({ path })}`, { locale })).json<RedirectAnswer>();
const moved = (path: string, locale: string | null = null) => ({ kind: 'moved', path, locale });
const state = ({ old_path, new_path }: StaffRedirect) => ({ old_path, new_path });

describe('where addresses without a page lead (ROUTE-130)', () => {
  it('is told however the address is written, with the query and the anchor that staff wrote', async () => {
    expect(await make('/Vanha-Sivu', '/manufacturers/?a=1#b')).toMatchObject({ status: 200 });
    for (const path of ['/vanha-sivu/', '/VANHA-sivu', '//vanha-sivu//', '/vanha%2Dsivu/'])
      expect(await follow(path)).toEqual(moved('/manufacturers/?a=1#b'));
    expect(await follow('/vanha-sivu/x/')).toMatchObject({ kind: 'none' });
    expect(await follow('/vanha%00sivu/')).toMatchObject({ kind: 'none' });
  });

  it.skipIf(process.env.TEST_ENGINE !== 'postgres')('is told and counted while somebody writes redirects', async () => {
    await make('/busy/', '/faq/');
    await inTransaction(shop.open.db, async (tx) => {
      await lockRedirects(tx);
      expect(await follow('/busy/')).toEqual(moved('/faq/'));
      await until(async () => (await rowOf('/busy/')).followed > 0);
    });
  });

  it('is gone for good where staff say so', async () => {
    await make('/gone-for-good/', null);
    expect(await follow('/gone-for-good/')).toMatchObject({ kind: 'gone' });
  });

  it('holds for every language, or for the one that the old address names; the new one may name one too', async () => {
    await make('/many/', '/faq/');
    await make('/de/many/', '/history/');
    await make('/to-swedish/', '/sv/stores/');
    expect(await follow('/many/', 'fi')).toEqual(moved('/faq/'));
    expect(await follow('/many/', 'de')).toEqual(moved('/history/'));
    expect(await follow('/to-swedish/', 'de')).toEqual(moved('/stores/', 'sv'));
  });

  it('leads through chains to their end at once (ROUTE-131)', async () => {
    await make('/chain-3/', '/search/');
    await make('/chain-2/', '/chain-3/');
    await make('/chain-1/', '/chain-2/');
    expect(await follow('/chain-1/')).toEqual(moved('/search/'));
    expect(await rowOf('/chain-1/')).toMatchObject({ new_path: '/chain-2/', leads_to: '/search/' });
    expect(await rowOf('/chain-3/')).toMatchObject({ leads_to: null });
  });

  it('is the page in the reader’s language, under its present address (ROUTE-131)', async () => {
    await make('/old-jackets/', '/vaatteet/takit/?size=M');
    expect(await follow('/old-jackets/', 'en')).toEqual(moved('/clothing/jackets/?size=M'));
    expect(await follow('/old-jackets/', 'fi')).toEqual(moved('/vaatteet/takit/?size=M'));
    await make('/old-frost/', '/routa/takit/halla/');
    const { db } = shop.open;
    await db.updateTable('product_models').set({ slug: 'halla-2' }).where('id', '=', 11).execute();
    await shop.followCatalogue();
    await until(async () => (await follow('/old-frost/', 'fi')).path.endsWith('/halla-2/'));
  });

  it('is counted with its moment, on each redirect of the way (STAFF-46)', async () => {
    await make('/counted/', '/counted-too/');
    await make('/counted-too/', '/search/');
    expect(await rowOf('/counted/')).toMatchObject({ followed: 0, last_followed_at: null });
    await follow('/counted/');
    await vi.waitFor(async () => expect(await rowOf('/counted-too/')).toMatchObject({ followed: 1 }));
    expect((await rowOf('/counted/')).last_followed_at).toMatch(/^\d{4}-/);
    const unused = (await list('?kind=unused&q=counted')).total;
    expect([unused, (await list('?q=counted')).total, (await list('?kind=gone')).total]).toEqual([0, 2, 1]);
  });
});

describe('the staff’s redirects (STAFF-46)', () => {
  it('are refused with words beside their field where they make no sense', async () => {
    const refused = async (old_path: string, new_path: string) => (await faultOf(old_path, new_path))?.[0];
    expect(await faultOf('/faq/', '/stores/')).toEqual(['old_path', 'The shop has a page at this address.']);
    expect(await faultOf('/ski-wizard/alpine/', '/stores/')).toEqual([
      'old_path',
      'The shop has a page at this address.',
    ]);
    for (const page of ['/', '/haku/', '/de/suche/', '/staff/orders/', '/api/x/', '/FAQ', '/stores'])
      expect([page, await refused(page, '/newest/')]).toEqual([page, 'old_path']);
    for (const elsewhere of [
      'https://evil.example/',
      '//evil.example/',
      '/\\evil.example/',
      'javascript:alert(1)',
      'x',
    ])
      expect([elsewhere, await refused('/somewhere/', elsewhere)]).toEqual([elsewhere, 'new_path']);
    expect(await refused('/somewhere/?id=1', '/newest/')).toBe('old_path');
    expect(await refused('/somewhere/', '/SOMEWHERE')).toBe('new_path');
    expect(await refused('/many/', '/newest/')).toBe('old_path');
    for (const wrong of ['/a%00b/', '/a%0Ab/', '/a%C2%85b/', '/a%E2%80%A8b/', '/100%/', '/a%zzb/', '/a%E4b/']) {
      const words = expect.stringContaining('%25');
      expect([wrong, await faultOf(wrong, '/newest/')]).toEqual([wrong, ['old_path', words]]);
      expect([wrong, await faultOf('/somewhere/', wrong)]).toEqual([wrong, ['new_path', words]]);
    }
    const file = '/media/guide.pdf';
    const words = 'Only addresses of pages can be used, not those of files.';
    expect(await faultOf(file, '/newest/')).toEqual(['old_path', words]);
    expect(await faultOf('/somewhere/', file)).toEqual(['new_path', words]);
    expect((await list('?q=somewhere')).total).toBe(0);
  });

  it('keep an encoded percent sign and backslash, at either end (STAFF-46)', async () => {
    await make('/100%25/', '/50%2500/a%5cb/%C3%A4/?q=100%');
    expect(await rowOf('/100%25/')).toMatchObject({ new_path: '/50%2500/a%5Cb/ä/?q=100%' });
    expect(await follow('/100%25')).toEqual(moved('/50%2500/a%5Cb/%C3%A4/?q=100%'));
    await make('/50%2500/a%5cb/%C3%A4/', '/newest/');
    expect((await follow('/100%25/')).path).toMatch(/^\/newest\//);
    await make('/de/suche%2541/', '/newest/');
    expect(await follow('/suche%2541/', 'de')).toMatchObject({ kind: 'moved' });
    expect(await follow('/suchea/', 'de')).toMatchObject({ kind: 'none' });
  });

  it('are refused where a page of the shop’s data stands, and taken where there is none any more', async () => {
    const pages = [
      ...['/vaatteet/', '/clothing/jackets/', '/kaamos/', '/kaamos/jackets/kuura/', '/sopimusehdot/', '/en/terms/'],
      ...['/page/terms/', '/ohjeet/koot/', '/help/', '/life-outdoors/blog/nain-valitset-takin/'],
    ];
    for (const page of pages) expect([page, (await faultOf(page, '/newest/'))?.[0]]).toEqual([page, 'old_path']);
    // A product that is not public, and names that nothing has.
    const free = ['/kaamos/jackets/salattu/', '/kaamos/jackets/never/', '/ohjeet/teltat/', '/stores/nowhere/'];
    for (const path of [...free, '/campaigns/over/', '/life-outdoors/blog/never/', '/clothing/never/'])
      expect([path, (await make(path, '/newest/')).status]).toEqual([path, 200]);
  });

  it('may be pasted with the shop’s own origin', async () => {
    await make('http://localhost:3000/pasted/', 'http://localhost:3000/en/newest/');
    expect(await follow('/pasted/', 'fi')).toEqual(moved('/newest/', 'en'));
  });

  it('make no circle, in whatever language', async () => {
    await make('/round-1/', '/round-2/');
    expect(await faultOf('/round-2/', '/round-1/')).toEqual(['new_path', 'This leads in a circle.']);
    await make('/round-3/', '/de/round-4/');
    expect(await faultOf('/de/round-4/', '/round-3/')).toEqual(['new_path', 'This leads in a circle.']);
    expect(await follow('/round-2/')).toMatchObject({ kind: 'none' });
  });

  it('are not saved or taken away over what somebody else has saved (STAFF-42)', async () => {
    await make('/shared/', '/newest/');
    const row = await rowOf('/shared/');
    const put = (new_path: string, was: object) =>
      call(`redirects/${row.id}/`, { old_path: row.old_path, new_path, was }, { method: 'PUT' });
    expect(await put('/faq', state(row))).toMatchObject({ status: 200, old_path: '/shared/', new_path: '/faq/' });
    expect(await put('/stores/', state(row))).toMatchObject({ status: 409, code: 'changed_meanwhile' });
    expect(await call(`redirects/${row.id}/remove/`, { was: state(row) })).toMatchObject({ status: 409 });
    expect(await follow('/shared/')).toEqual(moved('/faq/'));
  });

  it('are undone from the log, whether made, changed or taken away (STAFF-41)', async () => {
    const row = await rowOf('/shared/');
    await call(`redirects/${row.id}/remove/`, { was: state(row) });
    expect(await follow('/shared/')).toMatchObject({ kind: 'none' });
    const log = async () => (await call<StaffLogResponse>('log/?about=redirect')).results;
    const undo = async (index: number) => call(`log/${(await log())[index]?.id}/undo/`, {});
    const [removal] = await log();
    expect(removal).toMatchObject({ name: '/shared/', before: { new_path: '/faq/' }, after: {}, can_be_undone: true });
    expect(await undo(0)).toMatchObject({ status: 200 });
    expect(await follow('/shared/')).toEqual(moved('/faq/'));
    // The change before it is the latest again, then the making of it.
    expect(await undo(2)).toMatchObject({ status: 200 });
    expect(await follow('/shared/')).toEqual(moved('/newest/'));
    expect(await undo(4)).toMatchObject({ status: 200 });
    expect(await follow('/shared/')).toMatchObject({ kind: 'none' });
  });

  it('come from pasted lines, all or none', async () => {
    const paste = (lines: string) =>
      call<ImportedRedirects>('redirects/import/', { lines }) as unknown as Promise<ImportedRedirects>;
    const wrong = await paste('/in-1/ /faq/\nnonsense\n/in-2/ https://evil.example/\n/in-1 /stores/\n/faq/ /stores/');
    expect(wrong.faults.map(({ line }) => line)).toEqual([2, 3, 4, 5]);
    expect(wrong.faults[0]).toMatchObject({ written: 'nonsense', message: expect.stringContaining('410') });
    expect(await follow('/in-1/')).toMatchObject({ kind: 'none' });
    const circle = await paste('/in-1/ /in-2/\n/in-2/ /in-1/');
    expect(circle.faults.map(({ line }) => line)).toEqual([1, 2]);
    const lines =
      '# remark\r\n/in-1/\t/in-2/\r\n/in-2/;/faq/\n/in-3 → /newest/\n\n"/in-4/","410"\n/in-5/ /stores/ 301\n/many/ /faq/';
    expect(await paste(lines)).toMatchObject({ added: 5, changed: 0, same: 1, faults: [] });
    expect(await paste('/in-3/ /stores/')).toMatchObject({ added: 0, changed: 1 });
    expect(await follow('/in-1/')).toEqual(moved('/faq/'));
    expect(await follow('/in-4/')).toMatchObject({ kind: 'gone' });
    expect(await follow('/in-5/')).toEqual(moved('/stores/'));
  });

  it('need the right to keep them (STAFF-35)', async () => {
    const asClerk = call('redirects/', { old_path: '/x/', new_path: '/faq/' }, { authorization: clerk });
    expect(await asClerk).toMatchObject({ status: 403, code: 'right_missing' });
  });
});
