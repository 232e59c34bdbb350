import { type LegalGuarantee, localeCodes } from 'mf-shared/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { lawYears } from '../../read-model/legal-guarantee-years.ts';
import { type TestService, testService } from '../../testing/test-service.ts';
import { labelSign } from './durability-label.ts';
import { guaranteeNotice } from './guarantee-notice.ts';
import { longerGuarantees } from './guarantee-years.ts';

let service: TestService;
beforeAll(async () => {
  service = await testService();
});
afterAll(() => service.close());

it.each(localeCodes)('the notice has all its parts in %s, and leads to the Union’s page (LAW-11)', (locale) => {
  const notice = guaranteeNotice(locale);
  expect(notice.match(/<li>/g)).toHaveLength(6);
  expect(notice.match(/<strong>/g)?.length).toBeGreaterThanOrEqual(6);
  expect(notice).toMatch(/href="https:..europa\.eu\/youreurope\//);
  expect(notice).not.toMatch(/guarantee\.notice|\*/);
  expect(notice).toContain('role="img"');
});

it('a country with more than two years is told in words, another is not (LAW-11, CONF-114)', async () => {
  const { db } = service.open;
  const told = async (country: string): Promise<LegalGuarantee> =>
    (await service.call(`/api/legal-guarantee/?delivery-country-code=${country}`)).json();
  // The law's years need no setting.
  expect((await told('se')).country).toMatch(/^Ruotsi: .*3 vuotta\.$/);
  expect((await told('pt')).country).toMatch(/^Portugali: .*3 vuotta\.$/);
  await db
    .insertInto('settings')
    .values({ key: 'legal_guarantee_years', value: '{"se":4}', is_public: true })
    .execute();
  await service.followCatalogue();
  await expect.poll(async () => (await told('se')).country).toMatch(/^Ruotsi: .*4 vuotta\.$/);
  expect((await told('no')).country).toMatch(/^Norja: .*5 vuotta\.$/);
  const { country, label, notice } = await told('fi');
  expect([country, label]).toEqual(['', '']);
  expect(notice).toBe(guaranteeNotice('fi'));
});

it.each(localeCodes)(
  'countries with longer guarantees are told together in %s, the shorter first (LAW-3)',
  (locale) => {
    const told = longerGuarantees({ ...lawYears, fr: 2 }, locale);
    expect(told).toHaveLength(2);
    expect(told.join(' ')).not.toMatch(/guarantee\.|\{/);
    const name = (code: string) => new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code;
    for (const code of ['SE', 'ES', 'PT']) expect(told[0]).toContain(name(code));
    for (const code of ['NO', 'IS']) expect(told[1]).toContain(name(code));
  },
);

it('the label tells years, brand and model, and sets long ones narrower (LAW-12)', () => {
  const label = labelSign({ brand: 'Kaarna & Co', model: 'K'.repeat(40), years: '2,5', words: 'GARAN 2,5' });
  for (const told of ['Kaarna &#38; Co', '>2,5<', 'aria-label="GARAN 2,5"', 'FI Tuottajan takuu vuosina'])
    expect(label).toContain(told);
  expect(label).toMatch(/textLength="640" lengthAdjust="spacingAndGlyphs">K{40}</);
});
