import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailsTo, ownMailbox } from '../../testing/mailbox.ts';
import { type TestService, testService } from '../../testing/test-service.ts';

const mailbox = ownMailbox();
let service: TestService;
beforeAll(async () => {
  service = await testService({ ...mailbox, BRAND_EMAIL: 'service@havu.example' });
});
afterAll(() => service.close());

let callers = 0;
/** Every call from an address of its own: how often one may call is limited. */
const post = (url: string, body: unknown, locale: 'en' | 'fi' | 'sv' = 'en') =>
  service.call(url, { method: 'POST', body, locale, headers: { 'x-forwarded-for': `10.1.0.${++callers}` } });
const mails = (address: string) => mailsTo(service, mailbox, address);
const tokenOf = (link = '') => new URLSearchParams(link.split('?')[1]).get('confirm') ?? '';
const statusOf = async (email: string) =>
  (
    await service.open.db.selectFrom('newsletter_subscriptions').select('status').where('email', '=', email).execute()
  ).map(({ status }) => status);

describe('a newsletter (CONTENT-18, CONTENT-19, CONTENT-24)', () => {
  it('comes only after its link was opened, in the reader’s language, and ends by its own link', async () => {
    const email = 'lukija@havu.example';
    expect((await post('/api/newsletters/forest/', { email }, 'sv')).json()).toEqual({ ok: true });
    const [asking] = await mails(email);
    expect(asking?.link).toMatch(/^\/sv\/forest-newsletter\/\?confirm=[\w-]{43}$/);
    expect(await statusOf(email)).toEqual(['asked']);
    const token = tokenOf(asking?.link);
    expect((await post('/api/newsletters/confirm/', { token })).json()).toEqual({ list: 'forest' });
    expect(await statusOf(email)).toEqual(['confirmed']);
    expect((await post('/api/newsletters/confirm/', { token })).statusCode).toBe(410);
    const [welcome] = await mails(email);
    const leave = new URLSearchParams(welcome?.link.split('?')[1]).get('leave');
    for (let time = 0; time < 2; time += 1)
      expect((await post('/api/newsletters/leave/', { token: leave })).json()).toEqual({ list: 'forest' });
    expect(await statusOf(email)).toEqual(['left']);
  });

  it('is asked for again by who left, and who has it is told so instead', async () => {
    const email = 'palaaja@havu.example';
    await post('/api/newsletters/corporate/', { email });
    await post('/api/newsletters/confirm/', { token: tokenOf((await mails(email))[0]?.link) });
    await service.open.db.updateTable('outbox').set({ dedupe_key: null }).execute();
    const answer = await post('/api/newsletters/corporate/', { email: 'PALAAJA@havu.example' });
    expect(answer.json()).toEqual({ ok: true });
    expect((await mails('PALAAJA@havu.example'))[0]?.html).toContain('You already get the letter');
    expect(await statusOf(email)).toEqual(['confirmed']);
  });

  it('takes no link that is too old, made up or of another newsletter’s reader', async () => {
    const email = 'hidas@havu.example';
    await post('/api/newsletters/forest/', { email });
    const token = tokenOf((await mails(email))[0]?.link);
    const asked_at = new Date(Date.now() - 15 * 24 * 3_600_000);
    await service.open.db
      .updateTable('newsletter_subscriptions')
      .set({ asked_at })
      .where('email', '=', email)
      .execute();
    expect((await post('/api/newsletters/confirm/', { token })).statusCode).toBe(410);
    for (const made of ['1.x', '2', 'x.y', '99999999999.z', '\u0000'])
      expect((await post('/api/newsletters/leave/', { token: made })).statusCode).toBe(410);
  });

  it.each([
    ['/api/newsletters/moon/', { email: 'a@b.fi' }],
    ['/api/newsletters/forest/', { email: 'no address' }],
    ['/api/newsletters/forest/', {}],
    ['/api/newsletters/forest/', { email: 'a@b.fi\nBcc: c@d.fi' }],
  ])('%s refuses %j', async (url, body) => expect((await post(url, body)).statusCode).toBe(400));

  it('is asked for at most ten times a minute from one place', async () => {
    const call = (i: number) =>
      service.call('/api/newsletters/forest/', { method: 'POST', body: { email: `m${i}@havu.example` }, locale: 'en' });
    const answers = await Promise.all(Array.from({ length: 11 }, (_, i) => call(i)));
    // Which of them is the eleventh is the database's choice.
    const refusals = answers.filter(({ statusCode }) => statusCode === 429).map((answer) => answer.json().error);
    expect(refusals).toEqual([
      { code: 'too_many_requests', message: 'Too many requests. Wait a moment and try again.' },
    ]);
  });
});
