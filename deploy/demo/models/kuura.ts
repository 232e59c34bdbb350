import { addDays, dayEnd, dayStart } from '../prices/day.ts';
import { periods } from '../prices/make-price.ts';
import { randomFor } from '../random.ts';
import { type DemoReview, makeReviews, reviewsPerModel } from '../reviews/make-reviews.ts';
import type { StockRow } from '../stock/make-stock.ts';
import { six } from '../text/six-languages.ts';
import type { DemoModel } from './demo-model.ts';
import { finishModel } from './finish-model.ts';
import { handMadeDraft } from './hand-made-draft.ts';

const id = 3001;

/** Pieces in the warehouse and in Tampere by size, as the drawing shows them; the fifth colour is sold out. */
const pieces: Readonly<Record<string, readonly [central: number, tampere: number]>> = {
  XS: [0, 0],
  S: [2, 0],
  M: [14, 3],
  L: [22, 1],
  XL: [0, 0],
  XXL: [6, 0],
};

function stockOf(color: string | null, size: string | null): StockRow[] {
  if (color === 'lichen') return [];
  const [central, tampere] = pieces[size ?? ''] ?? [0, 0];
  const rows = [
    { storeId: 20, quantity: central },
    { storeId: 3, quantity: tampere },
    { storeId: 2, quantity: color === 'spruce' && size !== 'S' ? Math.min(central, 2) : 0 },
  ];
  return rows.filter(({ quantity }) => quantity > 0);
}

const long = six(
  '<p>Kuura on tehty viikolle, jolloin syksy ei osaa päättää. Kolme kerrosta pitää loskan ja merituulen ulkopuolella, ja harjattu sisäpinta on pehmeä villaa vasten.</p><p>Olemme myyneet tätä leikkausta vuodesta 2019 ja muuttaneet yhtä asiaa vuodessa. Tässä versiossa helma on takaa kaksi senttiä pidempi, kainaloiden vetoketjut aukeavat yhdellä kädellä ja rintatasku on niin korkealla, että lantiovyö mahtuu alle.</p><ul><li>Vesipilari 20 000 mm, myös saumoissa</li><li>Kaksisuuntainen etuvetoketju myrskylistan alla</li><li>32 sentin kainalotuuletus, suojat molemmissa päissä</li><li>Huppu mahtuu kypärän päälle ja taittuu sileäksi ilman sitä</li><li>Korjauspalvelumme voi avata ja teipata kaikki saumat</li></ul> | <p>Kuura is made for the week when autumn cannot decide. Three layers keep slush and sea wind outside, and the brushed inner face lies softly against wool.</p><p>We have sold this cut since 2019 and changed one thing a year. In this version the hem is two centimetres longer at the back, the pit zips run with one hand, and the chest pocket is high enough for a hip belt.</p><ul><li>A water column of 20 000 mm, seams included</li><li>Two-way front zip under a storm flap</li><li>Pit zips of 32 cm, with garages at both ends</li><li>Hood fits over a helmet and folds flat without one</li><li>All seams can be opened and taped again by our repair service</li></ul> | <p>Kuura är gjord för veckan då hösten inte kan bestämma sig. Tre lager håller slask och havsvind utanför, och den borstade insidan ligger mjukt mot ull.</p><p>Vi har sålt den här skärningen sedan 2019 och ändrat en sak om året. I den här versionen är ryggen två centimeter längre, ventilationen öppnas med en hand och bröstfickan sitter så högt att höftbältet får plats.</p><ul><li>Vattenpelare 20 000 mm, även i sömmarna</li><li>Tvåvägsdragkedja under stormslå</li><li>32 cm ventilation under armarna</li><li>Huvan går över hjälm och viks slät utan</li><li>Alla sömmar kan öppnas och tejpas om i vår verkstad</li></ul> | <p>Kuura ist für die Woche gemacht, in der sich der Herbst nicht entscheiden kann. Drei Lagen halten Matsch und Seewind draußen, die angeraute Innenseite liegt weich auf Wolle.</p><p>Wir führen diesen Schnitt seit 2019 und ändern pro Jahr eine Sache. In dieser Version ist der Rücken zwei Zentimeter länger, die Achselreißverschlüsse laufen einhändig, und die Brusttasche sitzt hoch genug für einen Hüftgurt.</p><ul><li>Wassersäule 20 000 mm, auch an den Nähten</li><li>Zweiwege-Frontreißverschluss unter der Sturmleiste</li><li>32 cm Achselbelüftung mit Garagen an beiden Enden</li><li>Kapuze passt über einen Helm und liegt ohne ihn flach</li><li>Alle Nähte können von unserer Werkstatt neu verklebt werden</li></ul> | <p>Kuura est faite pour la semaine où l’automne hésite. Trois couches gardent neige fondue et vent marin dehors, et l’intérieur gratté est doux sur la laine.</p><p>Nous vendons cette coupe depuis 2019 et changeons une chose par an. Cette version a le dos plus long de deux centimètres, des aérations qui s’ouvrent d’une main et une poche de poitrine au-dessus de la ceinture du sac.</p><ul><li>Colonne d’eau de 20 000 mm, coutures comprises</li><li>Zip à double curseur sous rabat</li><li>Aérations de 32 cm sous les bras</li><li>La capuche passe sur un casque et se plie à plat sans lui</li><li>Toutes les coutures peuvent être réétanchées dans notre atelier</li></ul> | <p>Kuura — для недели, когда осень не может решить. Три слоя не пускают слякоть и морской ветер, а ворсованная изнанка мягко лежит на шерсти.</p><p>Мы продаём этот крой с 2019 года и каждый год меняем одну деталь. В этой версии спинка на два сантиметра длиннее, молнии вентиляции открываются одной рукой, а нагрудный карман выше поясного ремня рюкзака.</p><ul><li>Водяной столб 20 000 мм, включая швы</li><li>Двухзамковая молния под ветрозащитной планкой</li><li>Вентиляция под руками 32 см</li><li>Капюшон надевается на шлем и лежит гладко без него</li><li>Наша мастерская может вскрыть и проклеить все швы</li></ul>',
);

/** The jacket of the drawings, /kaamos/…/kuura-3l-shell-jacket/. */
export function kuura(seed: number, today: string): DemoModel {
  const price = {
    regularMinor: 34990,
    activeMinor: 26990,
    clubMinor: 24990,
    discountFreeMinor: 34990,
    endsAt: dayEnd(addDays(today, 8)),
  };
  const draft = handMadeDraft(
    {
      id,
      leafKey: 'shell-jackets',
      ownName: 'Kuura 3L',
      brandSlug: 'kaamos',
      colors: ['spruce', 'cloudberry', 'night-blue', 'black', 'lichen'],
      sizes: ['XS', 'S', 'M', 'L', 'XL', 'XXL'],
      quality: 0.75,
      ageDays: 430,
      soldAmount: 1860,
      figures: {
        'hydrostatic-head': 20000,
        breathability: 18000,
        weight: 486,
        material: 'recycled-nylon',
        'made-in': 'estonia',
      },
      by: {
        price,
        history: periods([
          [dayStart(addDays(today, -200)), price.regularMinor],
          [dayStart(addDays(today, -9)), price.activeMinor],
        ]),
        shorts: six(
          'Kolmikerroskuori märkään lumeen ja tuuleen, 20 000 mm | Three-layer shell for wet snow and wind, 20 000 mm | Trelagersskal för blötsnö och vind, 20 000 mm | Dreilagige Hülle für nassen Schnee und Wind, 20 000 mm | Coque trois couches contre neige mouillée et vent, 20 000 mm | Трёхслойная куртка для мокрого снега и ветра, 20 000 мм',
        ),
        longHtml: long,
        stock: stockOf,
        reviews: reviews(seed, today),
        quote: {
          texts: six(
            'Kuusi sadepäivää yhdeksästä, ja palasin kuivana. | Rain on six days of nine, and I came home dry. | Regn sex dagar av nio, och jag kom hem torr. | Sechs von neun Tagen Regen, und ich kam trocken heim. | Six jours de pluie sur neuf, et je suis rentré sec. | Шесть дней из девяти шёл дождь, а я вернулся сухим.',
          ),
          image: 'scenes/ruska',
          name: 'Juha, Tampere',
        },
      },
    },
    seed,
  );
  const model = finishModel(draft, seed, today);
  return {
    ...model,
    promotedColor: 'spruce',
    variants: model.variants.map((variant) =>
      variant.size === 'XL'
        ? { ...variant, shippingTimeNumber: 7, shippingDays: [5, 9] as const, onOrder: variant.colorSlug !== 'lichen' }
        : variant,
    ),
  };
}

interface ToldReview extends Omit<DemoReview, 'id' | 'createdAt'> {
  daysAgo: number;
}

const told: readonly ToldReview[] = [
  {
    daysAgo: 9,
    rating: 10,
    visibleName: 'Juha, Tampere',
    comment:
      'Piti kuivana Kevolla yhdeksän päivää, joista kuutena satoi. Olen 182 cm ja 78 kg ja otin M-koon; paksu fleece mahtuu vielä alle. Huppu on paras, mitä minulla on ollut: se kääntyy pään mukana. Vain vasen taskun vetoketju on rukkasilla hieman jäykkä.',
    language: 'fi',
    size: 6,
    votesUp: 14,
    votesDown: 1,
  },
  {
    daysAgo: 18,
    rating: 9,
    visibleName: 'Maarit, Porvoo',
    comment:
      'Hiljainen kangas, reilu leikkaus. Ostin lintuharrastukseen, koska se ei kahise. Otin kokoa pienemmän ja olen tyytyväinen.',
    language: 'fi',
    size: 8,
    votesUp: 9,
    votesDown: 0,
  },
];
const reviewCount = 48;

function reviews(seed: number, today: string): DemoReview[] {
  const first = told.map(
    ({ daysAgo, ...review }, i): DemoReview => ({
      id: id * reviewsPerModel + i,
      createdAt: `${addDays(today, -daysAgo)}T09:12:00.000Z`,
      ...review,
    }),
  );
  const more = makeReviews(
    { id, topic: 'clothing', publishedOn: addDays(today, -430), ageDays: 430, hasSizes: true, quality: 0.8 },
    reviewsPerModel,
    randomFor(seed, 'kuura reviews'),
    today,
  );
  const later = more
    .slice(0, reviewCount - first.length)
    .map((review, i) => ({ ...review, id: id * reviewsPerModel + first.length + i }));
  return [...first, ...later];
}
