import { addDays, dayStart } from '../prices/day.ts';
import { shopPrice } from '../prices/shop-price.ts';
import { randomFor } from '../random.ts';
import { perLanguage, six, sixLines } from '../text/six-languages.ts';
import type { DemoModel } from './demo-model.ts';
import { variantsPerModel } from './make-variants.ts';

const used = six('käytetty | used | begagnad | gebraucht | occasion | б/у');
const conditions = ['A', 'B', 'C'] as const;
const shorts = sixLines(`
Kuntoluokka A: kuin uusi, pesty ja tarkastettu | Grade A: as new, washed and checked | Skick A: som ny, tvättad och kontrollerad | Zustand A: wie neu, gewaschen und geprüft | État A : comme neuf, lavé et vérifié | Состояние A: как новое, выстирано и проверено
Kuntoluokka B: käytön jälkiä, täysin toimiva | Grade B: signs of wear, fully working | Skick B: spår av bruk, fungerar helt | Zustand B: Gebrauchsspuren, voll funktionsfähig | État B : traces d'usage, fonctionne parfaitement | Состояние B: следы носки, полностью исправно
Kuntoluokka C: korjattu verstaassamme, jälki näkyy | Grade C: mended in our workshop, the mend shows | Skick C: lagad i vår verkstad, lagningen syns | Zustand C: in unserer Werkstatt repariert, sichtbar | État C : réparé dans notre atelier, reprise visible | Состояние C: починено в нашей мастерской, след виден
`);
const story = six(
  'Ostimme tämän takaisin asiakkaalta, pesimme ja tarkastimme. Kappaleita on yksi, ja takuu on vuosi. | We bought this back from a customer, washed it and checked it. There is one piece, with a year of warranty. | Vi köpte tillbaka den av en kund, tvättade och kontrollerade. Det finns ett exemplar, med ett års garanti. | Von einem Kunden zurückgekauft, gewaschen und geprüft. Es gibt ein Stück, mit einem Jahr Garantie. | Racheté à un client, lavé et vérifié. Il n’y en a qu’un, garanti un an. | Мы выкупили эту вещь у покупателя, выстирали и проверили. Она одна, гарантия — год.',
);
const priceShares = [0.6, 0.45, 0.3] as const;

/** A second-hand child of a model: one piece of one variant. */
export function usedModel(id: number, parent: DemoModel, seed: number, today: string): DemoModel {
  const random = randomFor(seed, 'used', id);
  const grade = random.int(0, conditions.length - 1);
  const variant = random.pick(parent.variants);
  const minor = shopPrice((parent.price.regularMinor / 100) * (priceShares[grade] ?? 0.5));
  const short = shorts[grade] ?? parent.shorts;
  const color = parent.colors.find(({ slug }) => slug === variant.colorSlug) ?? parent.colors[0];
  const published = random.int(1, 60);
  return {
    ...parent,
    id,
    uuid: parent.uuid.replace(/^.{8}/, id.toString(16).padStart(8, '0')),
    slug: `${parent.slug}-used-${id}`,
    modelNumber: `K${String(id).padStart(6, '0')}`,
    groups: ['used-gear'],
    names: perLanguage((locale) => `${parent.names[locale]}, ${used[locale]}`),
    shorts: short,
    descriptions: perLanguage((locale) => `${short[locale]}. ${parent.shorts[locale]}.`),
    longHtml: perLanguage((locale) => `<p>${story[locale]}</p><p>${parent.shorts[locale]}.</p>`),
    metas: perLanguage((locale) => `${parent.names[locale]}, ${used[locale]}. ${short[locale]}.`),
    taglines: null,
    notices: null,
    quote: null,
    image: color?.images[0] ?? parent.image,
    colors: color ? [color] : [],
    publishedOn: addDays(today, -published),
    soldAmount: 0,
    onOrder: false,
    isExtendedRange: false,
    belongsToOutlet: false,
    secondHandParentId: parent.id,
    condition: conditions[grade] ?? 'B',
    ski: null,
    bindingSkiCombo: false,
    tags: ['second-hand'],
    price: { regularMinor: minor, activeMinor: minor, clubMinor: null, discountFreeMinor: minor, endsAt: null },
    history: [{ activeMinor: minor, validFrom: dayStart(addDays(today, -published)), validTo: null }],
    variants: [
      {
        ...variant,
        id: id * variantsPerModel,
        sku: `${id}-001`,
        ean: '',
        sortOrder: 0,
        onOrder: false,
        blockedStock: false,
        shippingTimeNumber: 1,
        shippingDays: [1, 3],
        incomingOn: null,
        incomingAmount: 0,
        stock: random.chance(0.85) ? [{ storeId: random.pick([20, 2, 3, 5]), quantity: 1 }] : [],
        price: null,
      },
    ],
    reviews: [],
    recommended: [],
    alsoBought: [],
  };
}
