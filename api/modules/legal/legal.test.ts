import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type LegalGuarantee, localeCodes } from 'mf-shared/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ownMailbox } from '../../testing/mailbox.ts';
import { glyphsOf, linesIn } from '../../testing/pdf-words.ts';
import { type SellingService, sellingService } from '../../testing/selling-service.ts';
import { until } from '../../testing/until.ts';

const mailbox = ownMailbox();
let shop: SellingService;
beforeAll(async () => {
  shop = await sellingService({ ...mailbox, BRAND_COMPANY: 'Kaarna Oy', BRAND_BUSINESS_ID: '1234567-1' });
  const { db } = shop.open;
  const texts = JSON.stringify({
    fi: { title: 'Sopimusehdot', content: '<p>Ehdot</p><p>{countries}</p><p>{legal_guarantee}</p>' },
  });
  await db.updateTable('static_pages').set({ texts }).where('id', '=', 1).execute();
  await db
    .insertInto('settings')
    .values({ key: 'legal_guarantee_years', value: '{"fi":4}', is_public: true })
    .execute();
  await shop.followCatalogue();
  const told = async () =>
    (await shop.call('/api/legal-guarantee/?delivery-country-code=fi')).json<LegalGuarantee>().country;
  await until(async () => (await told()).includes('4 vuotta'));
});
afterAll(() => shop.close());

/** The files and the words of each confirmation that was mailed. */
function confirmations(): { files: Map<string, Buffer>; text: string }[] {
  const folder = join(mailbox.DATA_DIR, 'outbox');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .map((name) => {
      const mail = readFileSync(join(folder, name), 'utf8');
      const parts = mail.matchAll(/filename=("?)([^"\r\n;]+)\1[\s\S]*?\r\n\r\n([A-Za-z0-9+/=\r\n]+)\r\n--/g);
      const text = readFileSync(join(folder, name.replace('.eml', '.html')), 'utf8');
      return {
        files: new Map([...parts].map(([, , file = '', body = '']) => [file, Buffer.from(body, 'base64')])),
        text,
      };
    });
}

describe('what the law wants a buyer to keep', () => {
  it.each(localeCodes)(
    'the model form can be printed in %s, with no sign that its font lacks (LAW-2)',
    async (language) => {
      const answer = await shop.call(`/api/withdrawal-form/?language=${language}`);
      expect(answer.headers['content-type']).toBe('application/pdf');
      const pdf = answer.rawPayload;
      expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
      const glyphs = glyphsOf(pdf);
      expect(glyphs.length).toBeGreaterThan(1000);
      expect(glyphs.filter((glyph) => Number.parseInt(glyph, 16) === 0)).toEqual([]);
    },
  );

  it('no other language is asked for', async () => {
    expect((await shop.call('/api/withdrawal-form/?language=xx')).statusCode).toBe(400);
  });

  it('a confirmed order carries the terms as one file, and names the seller (LAW-1, LAW-3)', async () => {
    const placed = await shop.place({ rows: [[110, 1]] });
    await shop.pay(placed, 'approve');
    for (let round = 0; round < 3; round += 1) await shop.app.outboxWorker.drain();
    const [mail] = confirmations().filter(({ text }) => text.includes(placed.order_number));
    expect([...(mail?.files.keys() ?? [])]).toEqual(['sopimusehdot.pdf']);
    const [file] = mail?.files.values() ?? [];
    expect(file?.subarray(0, 5).toString()).toBe('%PDF-');
    const written = linesIn(file ?? Buffer.alloc(0));
    // The page of the terms, the right of withdrawal, the guarantee and the form.
    for (const line of ['Ehdot', 'Peruuttamisoikeus', 'Lakisääteinen virhevastuu', 'Peruuttamislomakkeen malli'])
      expect(written).toContain(line);
    // The notice of the page is a sign; what it says is told in words, with the years that this shop promises.
    const words = written.join(' ');
    for (const sign of ['GARAN', 'QR-koodi', 'LAKISÄÄTEINEN', 'countries']) expect(words).not.toContain(sign);
    for (const years of ['Espanja, Portugali ja Ruotsi', 'Suomi: lakisääteinen', 'Islanti ja Norja'])
      expect(words).toContain(years);
    expect(mail?.text).toContain('Kaarna Oy');
    expect(mail?.text).toContain('1234567-1');
    expect(mail?.text).toContain('/withdraw/');
  });
});
