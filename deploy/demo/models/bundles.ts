import { six, type Texts } from '../text/six-languages.ts';
import type { DemoModel } from './demo-model.ts';
import { isUsed } from './model-relations.ts';
import { firstGeneratedId, indexOf } from './plan-models.ts';

export interface DemoBundle {
  id: number;
  mainModelId: number;
  itemIds: readonly number[];
  names: Texts;
  descriptions: Texts;
  discountBasisPoints: number;
}

const together = six(
  'Yhdessä edullisemmin: sama paketti, yksi klikkaus. | Cheaper together: one package, one click. | Billigare tillsammans: ett paket, ett klick. | Zusammen günstiger: ein Paket, ein Klick. | Moins cher ensemble : un lot, un clic. | Вместе дешевле: один набор, один клик.',
);

interface ToldBundle extends Omit<DemoBundle, 'id' | 'names' | 'descriptions'> {
  /** In the six languages, as one line. */
  names: string;
}

const told: readonly ToldBundle[] = [
  {
    mainModelId: 3001,
    itemIds: [3018],
    discountBasisPoints: 1000,
    names: 'Kuoripaketti | Shell set | Skalset | Hardshell-Set | Ensemble coque | Комплект «Мембрана»',
  },
  {
    mainModelId: 3001,
    itemIds: [3014, 3019],
    discountBasisPoints: 1500,
    names: 'Kolme kerrosta | Three layers | Tre lager | Drei Schichten | Trois couches | Три слоя',
  },
  {
    mainModelId: 3005,
    itemIds: [3008],
    discountBasisPoints: 1000,
    names: 'Yöretkipaketti | Overnight set | Övernattningsset | Übernachtungs-Set | Lot bivouac | Набор для ночёвки',
  },
  {
    mainModelId: 3002,
    itemIds: [3020],
    discountBasisPoints: 500,
    names: 'Syyspolku | Autumn trail set | Höststigen | Herbstweg-Set | Lot sentier d’automne | Осенняя тропа',
  },
  {
    mainModelId: 3007,
    itemIds: [3041, 3042],
    discountBasisPoints: 1200,
    names: 'Hiihtopaketti | Ski set | Skidpaket | Skipaket | Lot de ski | Лыжный набор',
  },
  {
    mainModelId: 3034,
    itemIds: [3032],
    discountBasisPoints: 1000,
    names: 'Taukopaketti | Rest stop set | Rastset | Pausen-Set | Lot de pause | Набор для привала',
  },
];
const pairs: readonly (readonly [main: string, item: string, names: string])[] = [
  ['alpine-skis', 'alpine-bindings', 'Suksipaketti | Ski package | Skidpaket | Skipaket | Pack ski | Лыжный комплект'],
  [
    'nordic-skis',
    'nordic-bindings',
    'Hiihtopaketti | Nordic package | Längdpaket | Langlaufpaket | Pack fond | Комплект для бега',
  ],
  [
    'hiking-tents',
    'inflatable-mats',
    'Leiripaketti | Camp package | Lägerpaket | Lagerpaket | Lot de camp | Набор для лагеря',
  ],
  [
    'gas-stoves',
    'cookware',
    'Keittiöpaketti | Kitchen package | Kökspaket | Küchenpaket | Lot cuisine | Набор для кухни',
  ],
  [
    'harnesses',
    'climbing-shoes',
    'Aloituspaketti | Starter package | Startpaket | Einsteigerpaket | Lot débutant | Набор новичка',
  ],
];
const perPair = 6;

/** Bundles among models that exist. */
export function makeBundles(generated: number): DemoBundle[] {
  const byPlan = pairs.flatMap(([main, item, names]) =>
    Array.from({ length: perPair }, (_, nth) => [indexOf(main, nth), indexOf(item, nth)] as const)
      .filter(([a, b]) => a < generated && b < generated && !isUsed(a) && !isUsed(b))
      .map(([a, b]) => ({
        mainModelId: firstGeneratedId + a,
        itemIds: [firstGeneratedId + b],
        discountBasisPoints: 1000,
        names,
      })),
  );
  return [...told, ...byPlan].map((bundle, i) => ({
    ...bundle,
    id: i + 1,
    names: six(bundle.names),
    descriptions: together,
  }));
}

/** What the model that is a bundle by itself consists of. */
export const bundleModelParts: readonly (readonly [bundle: number, parts: readonly number[]])[] = [
  [3039, [3040, 3041, 3042]],
];

/** Which skis and boots each binding of the ski wizard takes: four of five, the same every time. */
export function skiPairs(models: readonly Pick<DemoModel, 'id' | 'ski'>[]): { bindingId: number; withId: number }[] {
  const bindings = models.filter((model) => model.ski?.[1] === 'bindings');
  const others = models.filter((model) => model.ski && model.ski[1] !== 'bindings');
  return bindings.flatMap((binding) =>
    others
      .filter((other) => other.ski?.[0] === binding.ski?.[0] && (binding.id * 7 + other.id * 3) % 5 !== 0)
      .map((other) => ({ bindingId: binding.id, withId: other.id })),
  );
}
