import { expect, it } from 'vitest';
import { noNames } from '../filter-products/filter-names.ts';
import { cachedListEngine } from '../load-list/list-engine.ts';
import { listItem } from '../testing/list-item.ts';
import { filtersOf, listPath, readAnswers, type ShoeAnswers, shoeProperties, wizardPath } from './shoe-answers.ts';
import { shoeSteps } from './shoe-steps.ts';

const shoe = (id: number, activity: string, gender: string, width: string, sizes: string[]) =>
  listItem({
    id,
    sizes,
    properties: Object.entries({ activity, gender, width }).map(([slug, value]) => ({
      slug,
      value,
      filter: 'checkbox' as const,
    })),
  });
const shoes = [
  shoe(1, 'hiking', 'women', 'wide', ['38', '39']),
  shoe(2, 'hiking', 'unisex', 'normal', ['39', '40']),
  shoe(3, 'hiking', 'men', 'normal', ['44']),
  shoe(4, 'running', 'men', 'normal', ['44']),
];
const engine = cachedListEngine(shoes, {
  source: { kind: 'models', source: 'Catalog' },
  config: { locale: 'en', taxAreaId: 1 },
  properties: shoeProperties,
});
const steps = (answers: ShoeAnswers) => shoeSteps(engine, answers, noNames);

it('each answer of a question tells how many shoes it leaves, unisex ones for women and men alike (ROUTE-70)', () => {
  const { left, open } = steps({ activity: 'hiking' });
  expect(left).toBe(3);
  expect(open?.question).toBe('gender');
  expect(open?.options.map(({ value, count }) => [value, count])).toEqual([
    ['men', 2],
    ['women', 2],
  ]);
});

it('a question that tells no shoes apart is passed over, and the end says why each fits (ROUTE-70)', () => {
  const { open, shoes: fitting } = steps({ activity: 'hiking', gender: 'women', width: 'normal', size: 'any' });
  expect(open).toBeNull();
  expect(fitting.map(({ card, reasons }) => [card.id, reasons])).toEqual([[2, ['hiking', 'unisex', 'normal']]]);
});

it('where nothing is left, each answer tells what taking it back brings (ROUTE-70)', () => {
  const { left, open, given } = steps({ activity: 'running', gender: 'women', width: 'normal' });
  expect([left, open]).toEqual([0, null]);
  expect(given.map(({ question, count }) => [question, count])).toEqual([
    ['activity', 1],
    ['gender', 1],
    ['width', 0],
  ]);
});

it('the address holds the answers, and the list gets them as its filters (ROUTE-70)', () => {
  const answers = { activity: 'hiking', gender: 'women', width: 'any', size: '39' };
  const path = wizardPath(answers);
  expect(path).toBe('/shoe-wizard/hiking/?gender=women&width=any&size=39');
  expect(readAnswers('hiking', new URL(path, 'http://x').searchParams)).toEqual(answers);
  expect(filtersOf(answers)).toEqual({ activity: 'hiking', gender: 'women,unisex', size: '39' });
  expect(listPath('/footwear/', answers)).toBe('/footwear/?activity=hiking&gender=women,unisex&size=39');
});
