import type { NewsletterFile, NewsletterSubscription, StaffLogResponse, StaffNewsletters } from 'mf-shared/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertMany } from '../../db/insert-many.ts';
import { mailsTo, ownMailbox } from '../../testing/mailbox.ts';
import { type StaffCall, staffCall } from '../../testing/staff-calls.ts';
import { type TestService, testService } from '../../testing/test-service.ts';
import { newslettersRecord } from '../accounts/personal-data/newsletters-record.ts';

const mailbox = ownMailbox();
const path = '/api/staff/newsletters/';
const dayMs = 24 * 3_600_000;
let service: TestService;
let call: StaffCall;
const since = (days: number) => new Date(Date.now() - days * dayMs);
beforeAll(async () => {
  service = await testService({ ...mailbox, BRAND_EMAIL: 'service@havu.example' }, async (db) => {
    const kept = (email: string, own: object = {}) => ({
      ...{ list: 'forest' as const, email, language: 'fi', status: 'confirmed' as const, asked_at: since(9) },
      ...{ confirmed_at: since(8), ...own },
    });
    const crowd = Array.from({ length: 60 }, (_, i) =>
      kept(`reader${i}@crowd.example`, { list: 'corporate', language: 'de', asked_at: since(20 - (i % 7)) }),
    );
    await insertMany(db, 'newsletter_subscriptions', [
      ...crowd,
      kept('Aino.Forest@havu.example'),
      kept('bert@havu.example', { language: 'sv' }),
      kept('+358401@havu.example', { asked_at: since(7) }),
      kept('cecilia@havu.example', { status: 'asked', confirmed_at: null, language: 'en', asked_at: since(3) }),
      kept('dan@havu.example', { status: 'left', left_at: since(1) }),
    ]);
  });
  call = await staffCall(service, 'commerce');
});
afterAll(() => service.close());

const listed = (query: Record<string, string> = {}) => call<StaffNewsletters>(`${path}?${new URLSearchParams(query)}`);
const emails = async (query: Record<string, string>) => (await listed(query)).results.map(({ email }) => email);
async function find(email: string): Promise<NewsletterSubscription> {
  const [found] = (await listed({ q: email })).results;
  if (!found) throw new Error(`no ${email}`);
  return found;
}
type Read = Pick<NewsletterSubscription, 'asked_at' | 'confirmed_at'> & { status: string };
const end = (id: number, { status, asked_at, confirmed_at }: Read) =>
  call(`${path}${id}/end/`, { was: { status, asked_at, confirmed_at } }, 'POST');
const resend = (id: number) => call(`${path}${id}/resend/`, {}, 'POST');
const take = (body: object) => call<NewsletterFile>(`${path}file/`, body, 'POST');
const log = async (about: string) => (await call<StaffLogResponse>(`/api/staff/log/?about=${about}`)).results;
const open = (url: string, token: string) =>
  service.call(`/api/newsletters/${url}/`, { method: 'POST', body: { token }, locale: 'en' });
const mailed = async (email: string) =>
  new URLSearchParams((await mailsTo(service, mailbox, email))[0]?.link.split('?')[1]).get('confirm') ?? '';

describe('the lists of newsletters (STAFF-63)', () => {
  it('are found by list, standing, language and words of the address, the last asked for first', async () => {
    expect(await emails({ list: 'forest' })).toEqual([
      ...['cecilia@havu.example', '+358401@havu.example', 'dan@havu.example', 'bert@havu.example'],
      'Aino.Forest@havu.example',
    ]);
    expect(await emails({ status: 'asked' })).toEqual(['cecilia@havu.example']);
    expect(await emails({ status: 'left' })).toEqual(['dan@havu.example']);
    expect(await emails({ language: 'sv' })).toEqual(['bert@havu.example']);
    expect(await emails({ q: 'FOREST aino', list: 'forest' })).toEqual(['Aino.Forest@havu.example']);
    expect(await emails({ q: 'a_no' })).toEqual([]);
  });

  it('come in pages, each subscription once, with how many there are of all', async () => {
    const seen: NewsletterSubscription[] = [];
    let before: string | null = '';
    for (let pages = 0; before !== null && pages < 9; pages += 1) {
      const page: StaffNewsletters = await listed({ list: 'corporate', ...(before && { before }) });
      seen.push(...page.results);
      before = page.next;
    }
    expect(new Set(seen.map(({ id }) => id)).size).toBe(60);
    expect(seen).toHaveLength(60);
    const order = seen.map(({ asked_at, id }): [string, number] => [asked_at, id]);
    expect(order).toEqual([...order].sort(([a, x], [b, y]) => (a === b ? y - x : a < b ? 1 : -1)));
    const counted = (await listed({ q: 'nobody' })).counts.map(
      ({ list, status, count }) => `${list} ${status} ${count}`,
    );
    expect(counted.sort()).toEqual(['corporate confirmed 60', 'forest asked 1', 'forest confirmed 3', 'forest left 1']);
  });

  it.each(['before=x', 'before=1', `before=${'9'.repeat(17)}.1`, 'list=moon', 'status=gone', 'language=xx'])(
    'are not asked for by %s',
    async (query) => expect((await call(`${path}?${query}`)).error?.code).toBe('invalid_request'),
  );
});

describe('a subscription that staff end (STAFF-63)', () => {
  it('is over, the log tells who did it, and nothing but its own link brings it back', async () => {
    const seen = await find('bert@havu.example');
    const { id } = seen;
    expect(await end(id, { ...seen, status: 'asked' })).toMatchObject({ error: { code: 'changed_meanwhile' } });
    // Somebody who has left and come back since is not ended by what was read before.
    const earlier = { ...seen, confirmed_at: since(30).toISOString() };
    expect(await end(id, earlier)).toMatchObject({ error: { code: 'changed_meanwhile' } });
    expect(await end(id, seen)).toEqual({ ok: true });
    expect(await find('bert@havu.example')).toMatchObject({ status: 'left', left_at: expect.any(String) });
    expect(await end(id, seen)).toMatchObject({ error: { code: 'changed_meanwhile' } });
    expect(await end(id, { ...seen, status: 'left' })).toMatchObject({ error: { code: 'invalid_request' } });
    expect(await end(2_000_000, seen)).toMatchObject({ error: { code: 'not_found' } });
    const [write] = await log('newsletter_subscription');
    expect(write).toMatchObject({
      ...{ action: 'newsletter_end', entity_id: String(id), name: 'bert@havu.example', can_be_undone: false },
      ...{ before: { subscription: 'confirmed' }, after: { subscription: 'left' }, by: expect.stringMatching(/\S/) },
    });
    expect(await call(`/api/staff/log/${write?.id}/undo/`, {}, 'POST')).toMatchObject({
      error: { code: 'write_not_found' },
    });
  });

  it('takes the link of who waits along', async () => {
    const email = 'eve@havu.example';
    await service.call('/api/newsletters/forest/', { method: 'POST', body: { email }, locale: 'en' });
    const token = await mailed(email);
    const asked = await find(email);
    expect(await end(asked.id, asked)).toEqual({ ok: true });
    expect((await open('confirm', token)).statusCode).toBe(410);
  });

  it('leaves no address in the log, so that none stays there when the person is erased', async () => {
    const { id } = await find('bert@havu.example');
    const rows = await service.open.db
      .selectFrom('audit_log')
      .selectAll()
      .where('entity', 'like', 'newsletter%')
      .execute();
    expect(JSON.stringify(rows)).not.toContain('@');
    const email = 'bert@havu.example';
    await newslettersRecord.erase(service.open.db, { id: 0, email, emails: [email], language: 'sv' });
    const write = (await log('newsletter_subscription')).find(({ entity_id }) => entity_id === String(id));
    expect(write).toMatchObject({ action: 'newsletter_end', name: '' });
  });
});

describe('the mail with the link (STAFF-63)', () => {
  it('goes out once more in the reader’s language, subscribes by itself alone, and ends the link before', async () => {
    const email = 'cecilia@havu.example';
    const { id } = await find(email);
    expect(await resend(id)).toEqual({ ok: true });
    expect(await find(email)).toMatchObject({ status: 'asked' });
    const [mail] = await mailsTo(service, mailbox, email);
    expect(mail?.link).toMatch(/^\/en\/forest-newsletter\/\?confirm=/);
    expect(await resend(id)).toMatchObject({ error: { code: 'newsletter_mailed' } });
    await service.open.db
      .updateTable('newsletter_subscriptions')
      .set({ asked_at: since(1) })
      .where('id', '=', id)
      .execute();
    const first = await mailed(email);
    expect(await resend(id)).toEqual({ ok: true });
    expect((await open('confirm', first)).statusCode).toBe(410);
    expect((await open('confirm', await mailed(email))).json()).toEqual({ list: 'forest' });
    expect(await find(email)).toMatchObject({ status: 'confirmed' });
    expect((await log('newsletter_subscription'))[0]).toMatchObject({ action: 'newsletter_resend', name: email });
    expect(await resend(id)).toMatchObject({ error: { code: 'newsletter_not_waiting' } });
    expect(await resend((await find('dan@havu.example')).id)).toMatchObject({
      error: { code: 'newsletter_not_waiting' },
    });
  });

  it('goes to no address more often than strangers may have one sent', async () => {
    await insertMany(service.open.db, 'newsletter_subscriptions', [
      { list: 'forest', email: 'often@havu.example', language: 'en', status: 'asked', asked_at: since(2) },
    ]);
    const { id } = await find('often@havu.example');
    const { authorization } = await service.signedIn({ is_staff: true, staff_role: 'commerce' });
    const codes: (string | undefined)[] = [];
    for (let time = 0; time < 6; time += 1) {
      // From an address of its own: how often one may call is limited as well.
      const headers = { 'x-forwarded-for': `10.1.0.${time + 1}` };
      const answer = await service.call(`${path}${id}/resend/`, { method: 'POST', body: {}, authorization, headers });
      codes.push(answer.json<{ error?: { code: string } }>().error?.code);
      await service.open.db
        .updateTable('newsletter_subscriptions')
        .set({ asked_at: since(2) })
        .where('id', '=', id)
        .execute();
    }
    expect(codes).toEqual([...Array.from({ length: 5 }, () => undefined), 'newsletter_mailed']);
  });
});

describe('the confirmed addresses as a file (STAFF-63)', () => {
  it('have each the link that ends it, and the log tells who took how many of which list', async () => {
    const { count, csv } = await take({ list: 'forest', language: 'fi' });
    const lines = csv.split('\r\n');
    expect([count, lines.length, lines[0]]).toEqual([2, 4, 'email,language,confirmed_at,unsubscribe_link']);
    expect(csv).not.toMatch(/dan@|cecilia@|crowd/);
    expect(lines[2]).toMatch(/^\+358401@havu\.example,fi,\d{4}-/);
    const [email, language, , link = ''] = lines[1]?.split(',') ?? [];
    expect([email, language]).toEqual(['Aino.Forest@havu.example', 'fi']);
    expect(new URL(link).pathname).toBe('/forest-newsletter/');
    expect((await log('newsletter_list'))[0]).toMatchObject({
      ...{ entity_id: 'forest', action: 'newsletter_file', can_be_undone: false, by: expect.stringMatching(/\S/) },
      after: { addresses: 2, newsletter_language: 'fi' },
    });
    expect((await open('leave', new URL(link).searchParams.get('leave') ?? '')).json()).toEqual({ list: 'forest' });
    expect((await take({ list: 'forest', language: 'fi' })).count).toBe(1);
    expect((await take({ list: 'corporate' })).count).toBe(60);
    expect((await take({ list: 'corporate', language: 'ru' })).csv.split('\r\n')).toHaveLength(2);
    expect(await take({})).toMatchObject({ error: { code: 'invalid_request' } });
  });

  it('hold every address of a list that is read in parts', async () => {
    const many = Array.from({ length: 2100 }, (_, i) => ({
      ...{ list: 'forest' as const, email: `part${i}@many.example`, language: 'ru', status: 'confirmed' as const },
      ...{ asked_at: since(30), confirmed_at: since(29) },
    }));
    await insertMany(service.open.db, 'newsletter_subscriptions', many);
    const { count, csv } = await take({ list: 'forest', language: 'ru' });
    expect([count, new Set(csv.trim().split('\r\n')).size]).toEqual([2100, 2101]);
  });
});

it.each(['service', 'content', 'store'] as const)('%s staff have no part in it (STAFF-63)', async (role) => {
  const own = role === 'store' ? { staff_store_id: 20 } : {};
  const { authorization } = await service.signedIn({ is_staff: true, staff_role: role, ...own });
  expect((await service.call(path, { authorization })).statusCode).toBe(403);
  const body = { list: 'forest' };
  expect((await service.call(`${path}file/`, { method: 'POST', body, authorization })).statusCode).toBe(403);
});
