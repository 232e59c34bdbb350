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

  it('sends a company’s wish on, to take part in gift campaigns too (STAFF-7)', async () => {
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
    await post('/api/corporate-info/', { ...wish, interest: 'staff_gifts' });
    expect((await mails('service@havu.example'))[0]?.html).toContain('pyytää tietoja: Henkilöstölahjat');
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

describe('a report of a fault (CONTENT-26, SESSION-30)', () => {
  const fault = {
    ...{ name: 'Aino', email: 'vika@havu.example', message: 'Nappi ei toimi <b>' },
    ...{ page: '/en/tents/?x=<script>', app_version: '1a2b3c-7' },
  };
  const report = (body: unknown, headers: Record<string, string> = {}) =>
    service.call('/api/bug-report/', {
      ...{ method: 'POST', body, locale: 'en' },
      headers: { 'x-forwarded-for': `10.2.0.${++callers}`, 'user-agent': `Browser ${'x'.repeat(400)}`, ...headers },
    });

  it('reaches the shop with its page, version, browser and nobody’s name, as plain words', async () => {
    expect((await report(fault)).json()).toEqual({ ok: true });
    const [mail] = await mails('service@havu.example');
    expect(mail?.head).toMatch(/^Reply-To: vika@havu\.example/m);
    expect(mail?.html).toContain('Sivu: /en/tents/?x=&#60;script&#62;');
    expect(mail?.html).toContain('Versio: 1a2b3c-7');
    expect(mail?.html).toMatch(/Selain: Browser x{292}</);
    expect(mail?.html).toContain('Kirjautunut: –');
    expect(mail?.html).toContain('Nappi ei toimi &#60;b&#62;');
    expect((await mails(fault.email))[0]?.html).toContain('We got your message');
  });

  it('tells who is signed in by the token, not by what was typed; a token that has ended keeps nobody from reporting', async () => {
    const { id, authorization } = await service.signedIn({ email: 'kirjautunut@havu.example' });
    await report(fault, { authorization });
    expect((await mails('service@havu.example'))[0]?.html).toContain(`Kirjautunut: kirjautunut@havu.example (${id})`);
    expect((await report(fault, { authorization: 'Bearer aaaaaaaaaaaaaaaaaaaaaaaaaaaa' })).statusCode).toBe(200);
  });

  it('is refused field by field where it has no words, more than fit, or lines where one belongs', async () => {
    const wrong = { name: '', email: 'x', message: 'm'.repeat(5001), page: '/a\nBcc: b@x.fi', app_version: 'a b' };
    const answer = await report(wrong);
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json().error.fields).sort()).toEqual(['app_version', 'email', 'message', 'name', 'page']);
  });
});
