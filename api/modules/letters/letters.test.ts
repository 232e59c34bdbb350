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

describe('a letter (CONTENT-18, CONTENT-19, CONTENT-24)', () => {
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

  it('takes no link that is too old, made up or of another letter’s reader', async () => {
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

const question = {
  ...{ name: 'Aino <b>', email: 'kysyja@havu.example', topic: 'order', order_number: '100001' },
  message: 'Missä tilaus?\n<script>alert(1)</script>',
};

describe('writing to the shop (CONTENT-20, CONTENT-22, CONTENT-25)', () => {
  it('reaches customer service, who can answer, and the writer gets a receipt without the message', async () => {
    expect((await post('/api/contact/', question)).json()).toEqual({ ok: true });
    const [arrived] = await mails('service@havu.example');
    expect(arrived?.head).toMatch(/^Reply-To: kysyja@havu\.example/m);
    expect(arrived?.html).toContain('Missä tilaus?<br>&#60;script&#62;');
    const [receipt] = await mails(question.email);
    expect(receipt?.html).toContain('We got your message');
    expect(receipt?.html).not.toContain('script');
  });

  it.each([
    ['/api/contact/', question],
    ['/api/corporate-info/', { company: 'Metsä', interest: 'logo', message: '' }],
  ])('%s greets by a plain name only: a sender chooses no text for somebody else’s mail', async (url, form) => {
    const email = `kohde${url.length}@havu.example`;
    const name = 'you won 500 EUR, collect at https://evil.example/win';
    expect((await post(url, { ...form, email, name })).statusCode).toBe(200);
    const [receipt] = await mails(email);
    expect(receipt?.html).not.toMatch(/evil|won/);
    await post(url, { ...form, email, name: 'Aino Havu' });
    expect((await mails(email))[0]?.html).toContain('Hello Aino Havu,');
  });

  it('sends at most five receipts an hour to one mailbox, however its address is written; every message arrives', async () => {
    const before = (await mails('service@havu.example')).length;
    for (const email of ['uhri@havu.example', 'Uhri@havu.example', 'uhri+shop@havu.example'])
      for (let count = 0; count < 3; count += 1) await post('/api/contact/', { ...question, email });
    await post('/api/newsletters/forest/', { email: 'uhri@havu.example' });
    const receipts = (await mails('uhri@havu.example')).length + (await mails('uhri\\+shop@havu.example')).length;
    expect(receipts).toBe(5);
    expect((await mails('service@havu.example')).length).toBe(before + 9);
  });

  it('sends a company’s wish on', async () => {
    const wish = {
      ...{
        company: 'Metsä & Pojat',
        vat_number: 'FI12345678',
        name: 'Aino',
        email: 'yritys@havu.example',
        phone: '040',
      },
      ...{ interest: 'logo', message: '' },
    };
    expect((await post('/api/corporate-info/', wish)).json()).toEqual({ ok: true });
    expect((await mails('service@havu.example'))[0]?.html).toContain('Metsä &#38; Pojat (FI12345678)');
    expect((await mails('yritys@havu.example'))[0]?.html).toContain('two working days');
  });

  it('names what is missing, field by field', async () => {
    const answer = await post('/api/contact/', {
      ...question,
      email: 'x',
      message: '   ',
      topic: 'moon',
      name: 'A\nB',
    });
    expect(Object.keys(answer.json().error.fields).sort()).toEqual(['email', 'message', 'name', 'topic']);
    const wish = await post('/api/corporate-info/', { interest: 'logo' });
    expect(Object.keys(wish.json().error.fields).sort()).toEqual(['company', 'email', 'name']);
  });
});
