import { durabilityProperty } from 'mf-shared/rules/durability-guarantee';
import { responsibilityCriteria, responsibilityProperty } from 'mf-shared/rules/sustainable-choice';
import type { LeafGroup } from '../assortment/leaf-groups.ts';
import type { ProductType } from '../assortment/product-types.ts';
import type { Wearer } from '../palettes/pictures.ts';
import type { Random } from '../random.ts';
import {
  fitProperties,
  propertiesByLeafGroup,
  propertiesByType,
  type Spread,
  typesWithFit,
} from './properties-by-type.ts';

export interface DemoPropertyValue {
  slug: string;
  value: string;
  number: number | null;
}

const countries = ['finland', 'finland', 'estonia', 'estonia', 'latvia', 'portugal', 'sweden', 'vietnam', 'vietnam'];

/** For how long producers of better products guarantee that the whole of them lasts. */
const guaranteedYears: Partial<Record<ProductType, number>> = { pack: 5, tent: 3, pot: 10, blade: 10, paddle: 3 };

const isRange = (spread: Spread): spread is readonly [number, number, number] => typeof spread[0] === 'number';

function between([from, to, step]: readonly [number, number, number], quality: number, random: Random): number {
  const place = Math.min(1, Math.max(0, quality * 0.8 + random.next() * 0.2));
  const value = from + (to - from) * place;
  return Number((Math.round(value / step) * step).toFixed(2));
}

/** The figures and choices of one model; a better one (quality 0–1) lies nearer to the best end of its product type. */
export function makeProperties(leaf: LeafGroup, wearer: Wearer, quality: number, random: Random): DemoPropertyValue[] {
  const spreads = { ...propertiesByType[leaf.productType], ...propertiesByLeafGroup[leaf.key] };
  const values: DemoPropertyValue[] = [
    { slug: 'gender', value: wearer, number: null },
    { slug: 'season', value: leaf.season, number: null },
    ...leaf.activities
      .filter((_, i) => i === 0 || random.chance(0.55))
      .map((value) => ({ slug: 'activity', value, number: null })),
  ];
  for (const [slug, spread] of Object.entries(spreads)) {
    if (isRange(spread)) {
      const number = between(spread, quality, random);
      values.push({ slug, value: String(number), number });
    } else {
      values.push({ slug, value: random.pick(spread), number: null });
    }
  }
  for (const value of random.sample(responsibilityCriteria, random.int(0, quality > 0.6 ? 5 : 3))) {
    values.push({ slug: responsibilityProperty, value, number: null });
  }
  values.push({ slug: 'made-in', value: random.pick(countries), number: null });
  const years = quality > 0.7 && guaranteedYears[leaf.productType];
  if (years) values.push({ slug: durabilityProperty, value: String(years), number: years });
  return values;
}

export const figuresOf = (properties: readonly DemoPropertyValue[]): Map<string, number> =>
  new Map(properties.flatMap(({ slug, number }) => (number === null ? [] : [[slug, number] as const])));

/** How a shoe fits; told apart from the figures, so that those stay as they are. */
export const makeFit = (leaf: LeafGroup, random: Random): DemoPropertyValue[] =>
  typesWithFit.includes(leaf.productType)
    ? Object.entries(fitProperties).map(([slug, choices]) => ({
        slug,
        value: random.pick<string>(choices),
        number: null,
      }))
    : [];
