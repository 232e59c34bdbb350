import { type Labelling, type Locale, localeCodes, productModel } from 'mf-shared/contract';
import {
  batteryKinds,
  careCodes,
  fibreNames,
  packagingMarks,
  untoldCompositions,
} from 'mf-shared/contract/labelling-names';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestService, testService } from '../../testing/test-service.ts';
import { labellingRows } from './labelling-rows.ts';

const told: Labelling = {
  textile: [
    { part: 'shell', fibres: { elastane: 2.5, cotton: 97.5 } },
    { part: 'lining', fibres: { other: 60, 'virgin-wool': 33.33, silk: 6.67 } },
    { part: 'padding', fibres: { polyester: 100 } },
    { part: 'padding', component: { en: 'hood', fi: 'huppu' }, fibres: { wool: 100 } },
    { part: 'padding', component: { en: 'sleeves', fi: 'hihat' }, fibres: { cotton: 100 } },
    { part: 'coating', composition: 'unspecified' },
  ],
  animalParts: true,
  care: ['no-iron', 'wash-40', 'no-bleach'],
  battery: { kind: 'li-ion', builtIn: true },
  packaging: ['ldpe-4', 'pap-21', 'c-pap-84'],
  warnings: { fi: 'Vaara. Erittäin helposti syttyvä kaasu.', en: 'Danger. Extremely flammable gas.' },
};

let service: TestService;
beforeAll(async () => {
  service = await testService();
  const { db } = service.open;
  const { id } = await db
    .selectFrom('product_models')
    .select('id')
    .where('slug', '=', 'kuura')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('model_labelling')
    .values({ model_id: id, labelling: JSON.stringify(told) })
    .execute();
});
afterAll(() => service.close());

/** The facts of the page by their names. */
async function factsIn(locale: Locale, taxAreaId = 1): Promise<Record<string, string[]>> {
  const answer = await service.call(`/api/products/productmodel/kuura/?taxAreaId=${taxAreaId}`, { locale });
  const { model_properties: facts } = productModel.parse(answer.json());
  return Object.fromEntries(
    [...Map.groupBy(facts, ({ name }) => name)].map(([name, alike]) => [name, alike.map(({ value }) => value)]),
  );
}

describe('a product tells what it is made of', () => {
  it('names the fibres of each part from the largest share on, in the reader’s language (LAW-14)', async () => {
    expect(await factsIn('en')).toMatchObject({
      'Outer fabric': ['97.5% cotton, 2.5% elastane'],
      Filling: ['100% polyester'],
      Coating: ['unspecified textile composition'],
      'Animal parts': ['Contains non-textile parts of animal origin'],
    });
    expect((await factsIn('de')).Oberstoff).toEqual(['97,5\u00a0% Baumwolle, 2,5\u00a0% Elasthan']);
    expect((await factsIn('fi')).Päällikangas).toEqual(['97,5\u00a0% puuvilla, 2,5\u00a0% elastaani']);
    expect((await factsIn('ru')).Верх).toEqual(['97,5\u00a0% хлопок, 2,5\u00a0% эластан']);
  });

  it('tells several components of one part each by its own words (LAW-14)', async () => {
    expect(await factsIn('en')).toMatchObject({ 'Filling, hood': ['100% wool'], 'Filling, sleeves': ['100% cotton'] });
    expect(await factsIn('fi')).toMatchObject({ 'Täyte, huppu': ['100\u00a0% villa'] });
    const slugs = labellingRows(told, 'en', true).map(({ slug }) => slug);
    const composition = slugs.filter((slug) => slug.startsWith('law:textile-'));
    expect(new Set(composition).size).toBe(composition.length);
  });

  it('tells its dangers first, and where a language has no words, in another (LAW-19)', async () => {
    expect(labellingRows(told, 'en', true)[0]).toMatchObject({ name: 'Warnings', slug: 'law:warning' });
    expect((await factsIn('en')).Warnings).toEqual(['Danger. Extremely flammable gas.']);
    expect((await factsIn('de')).Warnhinweise).toEqual(['Vaara. Erittäin helposti syttyvä kaasu.']);
  });

  it('names no fibre by another name than the law’s where a published text was compared (LAW-14)', async () => {
    const fibres = { chlorofibre: 50, polyacrylate: 50 };
    const valueIn = (locale: Locale) => labellingRows({ textile: [{ part: 'whole', fibres }] }, locale, true)[0]?.value;
    expect(valueIn('fi')).toMatch(/klorokuitu.*polyakrylaatti/);
    expect(valueIn('fr')).toMatch(/chlorofibre.*polyacrylate/);
    expect(labellingRows({ animalParts: true }, 'fi', true)[0]?.value).toBe(
      'Sisältää muuta kuin tekstiiliä olevia eläinperäisiä osia',
    );
  });

  it('shows each decimal of a share, and fibres without a name after those that have one (LAW-14)', async () => {
    expect((await factsIn('en')).Lining).toEqual(['33.33% virgin wool, 6.67% silk, 60% other fibres']);
  });

  it('has names for all that can be told, in every language (LAW-14, LAW-15, LAW-17)', () => {
    const nameless = localeCodes.flatMap((locale) =>
      [
        ...fibreNames.map((fibre) => ({ textile: [{ part: 'whole' as const, fibres: { [fibre]: 100 } }] })),
        ...untoldCompositions.map((composition) => ({ textile: [{ part: 'whole' as const, composition }] })),
        ...careCodes.map((code) => ({ care: [code] })),
        ...batteryKinds.map((kind) => ({ battery: { kind, builtIn: true } })),
        ...packagingMarks.map((mark) => ({ packaging: [mark] })),
      ].flatMap((each) => labellingRows(each, locale, true).filter(({ value }) => value.includes('labelling.'))),
    );
    expect(nameless).toEqual([]);
  });

  it('keeps apart from what a merchant calls care, battery or packaging (PRODUCT-105)', () => {
    const slugs = labellingRows(told, 'en', true).map(({ slug }) => slug);
    expect(slugs.filter((slug) => !slug.startsWith('law:'))).toEqual([]);
  });

  it('tells the care in the order of the standard, whatever order the data have (LAW-15)', async () => {
    expect((await factsIn('en')).Care).toEqual(['machine wash at most 40\u00a0°C', 'do not bleach', 'do not iron']);
  });

  it('tells the battery, and where used ones are taken back (LAW-16)', async () => {
    expect((await factsIn('en')).Battery).toEqual([
      'Lithium-ion battery, built in. Crossed-out bin: not into household waste. Our stores take used batteries back for free.',
    ]);
  });

  it('sends readers of countries without a store to collection points (LAW-16)', async () => {
    expect((await factsIn('en', 2)).Battery?.[0]).toMatch(/Collection points take used batteries for free\.$/);
  });

  it('tells the materials of the packaging with their marks (LAW-17)', async () => {
    expect((await factsIn('en')).Packaging).toEqual([
      'low-density polyethylene (LDPE 4)',
      'cardboard (PAP 21)',
      'paper or cardboard, plastic and aluminium (C/PAP 84)',
    ]);
  });

  it('has none of these facts where the data tell nothing', async () => {
    const answer = await service.call('/api/products/productmodel/halla/', { locale: 'en' });
    const names = productModel.parse(answer.json()).model_properties.map(({ name }) => name);
    expect(names).not.toEqual(expect.arrayContaining(['Care']));
  });
});
