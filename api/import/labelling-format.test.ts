import { careCodes, fibreNames, packagingMarks } from 'mf-shared/contract/labelling-names';
import { describe, expect, it } from 'vitest';
import { importFormat } from './import-format.ts';
import { Problems } from './problems.ts';

/** What the import says of a product's labelling. */
function saidOf(labelling: unknown): string[] {
  const problems = new Problems();
  const { error } = importFormat.products.safeParse({
    ...{ key: 'K1', slug: 'mitten', brand: 'suo', groups: ['g1'], texts: { en: { name: 'Mitten' } } },
    ...{ price: { regular: '20' }, variants: [{ sku: 'K1' }], labelling },
  });
  if (error) problems.addIssues({ file: 'products.jsonl', line: 4 }, error);
  return problems.told;
}

const ofFibres = (fibres: object) => saidOf({ textile: [{ fibres }] });

describe('the import takes what the law allows', () => {
  it.each(fibreNames)('the fibre %s (LAW-14)', (fibre) => {
    expect(ofFibres({ [fibre]: 100 })).toEqual([]);
  });

  it('each name of annex I, among them those that few goods are made of (LAW-14)', () => {
    expect(fibreNames).toEqual(
      expect.arrayContaining(['yak', 'vicuna', 'ramie', 'abaca', 'modacrylic', 'elastodiene', 'polyacrylate', 'metal']),
    );
  });

  it.each([
    ['fibres that have no name of their own', { wool: 90, other: 10 }],
    ['virgin wool', { 'virgin-wool': 80, polyamide: 20 }],
    ['thirds', { wool: 33.33, cotton: 33.33, silk: 33.33 }],
    ['thirds that are rounded up', { wool: 33.34, cotton: 33.34, silk: 33.34 }],
    ['sixths', { wool: 16.67, cotton: 16.67, silk: 16.67, flax: 16.67, jute: 16.67, modal: 16.67 }],
  ])('%s (LAW-14)', (_what, fibres) => {
    expect(ofFibres(fibres)).toEqual([]);
  });

  it.each(['mixed', 'unspecified'])('a composition that is %s, in place of fibres (LAW-14)', (composition) => {
    expect(saidOf({ textile: [{ composition }] })).toEqual([]);
  });

  it.each(careCodes)('the care %s (LAW-15)', (code) => {
    expect(saidOf({ care: [code] })).toEqual([]);
  });

  it('a code of each kind of care, also for drying without a machine (LAW-15)', () => {
    const care = ['wash-95', 'bleach-oxygen', 'no-tumble', 'dry-flat', 'iron-low-no-steam', 'dry-clean-f', 'wet-clean'];
    expect(saidOf({ care })).toEqual([]);
  });

  it('several components of one part, each with words of its own (LAW-14)', () => {
    const sleeves = { part: 'shell', component: { en: 'sleeves', fi: 'hihat' }, fibres: { silk: 100 } };
    expect(saidOf({ textile: [{ part: 'shell', fibres: { wool: 100 } }, sleeves] })).toEqual([]);
    const whole = (en: string) => ({ component: { en }, fibres: { wool: 100 } });
    expect(saidOf({ textile: [whole('jacket'), whole('trousers')] })).toEqual([]);
  });

  it('dangers in the languages that have words (LAW-19)', () => {
    expect(saidOf({ warnings: { en: 'Danger. Extremely flammable gas.' } })).toEqual([]);
  });

  it('the marks of plastics, paper, metal, wood, textiles, glass and composites (LAW-17)', () => {
    const packaging = ['hdpe-2', 'o-7', 'pap-20', 'fe-40', 'for-51', 'tex-61', 'gl-72', 'c-pap-84', 'c-ldpe-90'];
    expect(packagingMarks).toEqual(expect.arrayContaining(packaging));
    expect(saidOf({ packaging })).toEqual([]);
  });
});

describe('the import says in words what contradicts itself', () => {
  it.each([
    ['labelling.textile.1 names “lining” a second time', linings()],
    [
      'labelling.textile has a part beside the whole',
      { textile: [{ fibres: { wool: 100 } }, ...linings().textile.slice(1)] },
    ],
    ['labelling.textile.0 needs fibres or a composition', { textile: [{}] }],
    [
      'labelling.textile.0 needs fibres or a composition',
      { textile: [{ fibres: { wool: 100 }, composition: 'mixed' }] },
    ],
    [
      'labelling.textile.1 names “lining, sleeves” a second time',
      { textile: linings().textile.map((each) => ({ ...each, component: { en: 'sleeves' } })) },
    ],
    [
      'labelling.textile.1 names “lining, hihat” a second time',
      {
        textile: [
          { en: 'sleeves', fi: 'hihat' },
          { fi: 'hihat', en: 'sleeves' },
        ].map((component) => ({
          part: 'lining',
          component,
          fibres: { wool: 100 },
        })),
      },
    ],
    ['labelling.textile is empty: leave it out', { textile: [] }],
    ['labelling is empty: leave it out', {}],
  ])('%s (LAW-14)', (sentence, labelling) => {
    expect(saidOf(labelling)).toEqual([`products.jsonl:4: ${sentence}`]);
  });

  it.each([
    ['fibres do not add up to 100', { wool: 33.3, cotton: 33.3, silk: 33.3 }],
    ['fibres do not add up to 100', { wool: 50.03, cotton: 50.03 }],
    ['fibres.wool has more than two decimals', { wool: 33.333, cotton: 66.667 }],
    ['fibres has “nylon”, which the format does not know', { nylon: 100 }],
    ['fibres have virgin wool', { 'virgin-wool': 20, polyamide: 80 }],
    ['fibres have virgin wool', { 'virgin-wool': 50, wool: 50 }],
  ])('%s (LAW-14)', (sentence, fibres) => {
    expect(ofFibres(fibres)[0]).toContain(`products.jsonl:4: labelling.textile.0.${sentence}`);
  });

  it.each([
    ['labelling.care has wash-30 and no-wash, of which one can hold', { care: ['wash-30', 'no-bleach', 'no-wash'] }],
    ['labelling.care has iron-high and no-iron, of which one can hold', { care: ['no-iron', 'iron-high'] }],
    ['labelling.care.1 names “no-bleach” a second time', { care: ['no-bleach', 'no-bleach'] }],
    ['labelling.care is empty: leave it out', { care: [] }],
  ])('%s (LAW-15)', (sentence, labelling) => {
    expect(saidOf(labelling)).toEqual([`products.jsonl:4: ${sentence}`]);
  });

  it.each([
    ['labelling.warnings has no text: give one of fi, en, sv, de, fr, ru', { warnings: {} }],
    ['labelling.warnings.en is empty', { warnings: { en: ' ' } }],
  ])('%s (LAW-19)', (sentence, labelling) => {
    expect(saidOf(labelling)).toEqual([`products.jsonl:4: ${sentence}`]);
  });

  it.each([
    ['labelling.packaging.1 names “pap-20” a second time', { packaging: ['pap-20', 'pap-20'] }],
    ['labelling.packaging is empty: leave it out', { packaging: [] }],
  ])('%s (LAW-17)', (sentence, labelling) => {
    expect(saidOf(labelling)).toEqual([`products.jsonl:4: ${sentence}`]);
  });
});

function linings() {
  return {
    textile: [
      { part: 'lining', fibres: { wool: 100 } },
      { part: 'lining', fibres: { silk: 100 } },
    ],
  };
}
