import type { Labelling } from 'mf-shared/contract';
import { leafGroupOf } from '../assortment/leaf-groups.ts';
import { departmentOf, type ProductType } from '../assortment/product-types.ts';
import type { DemoModel } from './demo-model.ts';
import { warningsOf } from './model-warnings.ts';

type Fibres = NonNullable<NonNullable<Labelling['textile']>[number]['fibres']>;
type Care = NonNullable<Labelling['care']>;

/** The fibres of what properties call a material. */
const fibresOf: Readonly<Record<string, Fibres>> = {
  'recycled-nylon': { polyamide: 100 },
  'recycled-polyester': { polyester: 100 },
  'organic-cotton': { cotton: 98, elastane: 2 },
  merino: { wool: 100 },
  finnwool: { wool: 80, polyamide: 20 },
};

export const materialsWithFibres = Object.keys(fibresOf);

const careOfWool: Care = ['wash-30-gentle', 'no-bleach', 'no-tumble', 'dry-flat', 'iron-low', 'no-dry-clean'];
const careOfDown: Care = ['wash-30-gentle', 'no-bleach', 'tumble-low', 'no-iron', 'no-dry-clean'];
const careOfCotton: Care = ['wash-40', 'no-bleach', 'no-tumble', 'dry-line', 'iron-medium', 'no-dry-clean'];
const careOfOthers: Care = ['wash-30', 'no-bleach', 'no-tumble', 'dry-line', 'no-iron', 'no-dry-clean'];

/** Besides what is worn, the regulation names what covers camping goods (Regulation 1007/2011, art. 2(2)). */
const campingGoods: ReadonlySet<string> = new Set(['tent', 'sleeping-bag']);
const worn: ReadonlySet<string> = new Set(['clothing', 'accessories']);
const withLining: ReadonlySet<string> = new Set(['shell', 'down', 'insulated', 'sleeping-bag']);

const usedUp: Partial<Record<ProductType, NonNullable<Labelling['packaging']>>> = { wax: ['pap-22'], care: ['hdpe-2'] };

type Told = Pick<DemoModel, 'leafKey' | 'isGiftCard' | 'isBundle'> & {
  properties: readonly Pick<DemoModel['properties'][number], 'slug' | 'value'>[];
};

/** The facts of a model that the law asks a shop to tell, made from its properties. */
export function labellingOf({ leafKey, properties, isGiftCard, isBundle }: Told): Labelling | null {
  const { productType } = leafGroupOf(leafKey);
  if (isGiftCard || isBundle) return null;
  const told = (wanted: string) => properties.find(({ slug }) => slug === wanted)?.value ?? '';
  const warnings = warningsOf(productType, told('fuel'));
  if (productType === 'fuel') return { warnings, packaging: [told('fuel') === 'alcohol' ? 'hdpe-2' : 'fe-40'] };
  if (warnings) return { warnings, packaging: ['pap-21'] };
  const packaging = usedUp[productType];
  if (packaging) return { packaging };
  if (productType === 'headlamp')
    return { battery: { kind: 'li-ion', builtIn: false }, packaging: ['pap-21', 'pet-1'] };
  if (productType === 'watch') return { battery: { kind: 'li-ion', builtIn: true }, packaging: ['pap-21'] };
  const fibres = fibresOf[told('material')];
  if (!fibres || !(worn.has(departmentOf(productType)) || campingGoods.has(productType))) return null;
  const insulation = told('insulation');
  const isLined = withLining.has(productType) || insulation !== '';
  return {
    textile: [
      { part: isLined ? 'shell' : 'whole', fibres },
      ...(isLined ? [{ part: 'lining' as const, fibres: { polyamide: 100 } }] : []),
      ...(insulation === 'synthetic' ? [{ part: 'padding' as const, fibres: { polyester: 100 } }] : []),
      ...(insulation === 'wool' ? [{ part: 'padding' as const, fibres: { wool: 70, polylactide: 30 } }] : []),
    ],
    ...(insulation === 'down' ? { animalParts: true } : {}),
    care: productType === 'tent' ? ['no-wash', 'no-bleach', 'no-iron'] : careOf(fibres, insulation),
    packaging: fibres.wool === undefined ? ['ldpe-4'] : ['pap-22'],
  };
}

function careOf(fibres: Fibres, insulation: string): Care {
  if (insulation === 'down') return careOfDown;
  if (fibres.wool !== undefined) return careOfWool;
  return fibres.cotton === undefined ? careOfOthers : careOfCotton;
}
