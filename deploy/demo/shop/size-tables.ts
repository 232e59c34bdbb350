import { sizeScales } from '../assortment/size-scales.ts';
import { six, type Texts } from '../text/six-languages.ts';

export interface DemoSizeTable {
  key: string;
  names: Texts;
  infos: Texts;
  sizes: readonly string[];
  measures: readonly { names: Texts; unit: string; values: readonly string[] }[];
}

const chest = six('Rinta | Chest | Bröst | Brust | Poitrine | Грудь');
const waist = six('Vyötärö | Waist | Midja | Taille | Taille | Талия');
const hip = six('Lantio | Hips | Höft | Hüfte | Hanches | Бёдра');
const sleeve = six('Hiha | Sleeve | Ärm | Ärmel | Manche | Рукав');
const foot = six('Jalan pituus | Foot length | Fotlängd | Fußlänge | Longueur du pied | Длина стопы');
const height = six('Pituus | Height | Längd | Körpergröße | Stature | Рост');
const palm = six('Kämmenen ympärys | Palm | Handomkrets | Handumfang | Tour de main | Обхват ладони');
const head = six('Päänympärys | Head | Huvudmått | Kopfumfang | Tour de tête | Обхват головы');

const infos = {
  body: six(
    'Mittaa vartalosta, älä vaatteesta. Jos olet kahden koon välissä, valitse kuoritakkiin suurempi. | Measure your body, not a garment. Between two sizes, take the larger for a shell. | Mät kroppen, inte plagget. Mellan två storlekar, välj den större för skaljackor. | Am Körper messen, nicht am Kleidungsstück. Zwischen zwei Größen bei Hardshells die größere nehmen. | Mesurez le corps, pas le vêtement. Entre deux tailles, prenez la plus grande pour une coque. | Измеряйте тело, а не одежду. Между двумя размерами для мембраны берите больший.',
  ),
  foot: six(
    'Seiso paperilla kantapää seinää vasten ja mittaa pisimpään varpaaseen, illalla. | Stand on paper with the heel to a wall and measure to the longest toe, in the evening. | Stå på ett papper med hälen mot väggen och mät till längsta tån, på kvällen. | Abends auf Papier stellen, Ferse an die Wand, bis zur längsten Zehe messen. | Le soir, talon au mur sur une feuille, mesurez jusqu’à l’orteil le plus long. | Вечером встаньте на лист пяткой к стене и измерьте до самого длинного пальца.',
  ),
  hand: six(
    'Mittaa kämmenen ympärys rystysten kohdalta ilman peukaloa. | Measure around the knuckles, without the thumb. | Mät runt knogarna utan tummen. | Um die Knöchel messen, ohne Daumen. | Mesurez autour des phalanges, sans le pouce. | Измерьте обхват по костяшкам без большого пальца.',
  ),
  head: six(
    'Mittaa sentti kulmakarvojen yläpuolelta. | Measure a centimetre above the eyebrows. | Mät en centimeter ovanför ögonbrynen. | Einen Zentimeter über den Augenbrauen messen. | Mesurez un centimètre au-dessus des sourcils. | Измерьте на сантиметр выше бровей.',
  ),
};

const ranges = (from: number, step: number, count: number, width: number) =>
  Array.from({ length: count }, (_, i) => `${from + i * step}–${from + i * step + width}`);
const numbers = (from: number, step: number, count: number) =>
  Array.from({ length: count }, (_, i) => String(Number((from + i * step).toFixed(1))));

const clothing = sizeScales.clothing;
const cm = 'cm';

export const demoSizeTables: readonly DemoSizeTable[] = [
  {
    key: 'clothing-women',
    names: six('Naisten vaatteet | Women’s clothing | Damkläder | Damenbekleidung | Vêtements femme | Женская одежда'),
    infos: infos.body,
    sizes: clothing,
    measures: [
      { names: chest, unit: cm, values: ranges(76, 6, clothing.length, 5) },
      { names: waist, unit: cm, values: ranges(60, 6, clothing.length, 5) },
      { names: hip, unit: cm, values: ranges(84, 6, clothing.length, 5) },
      { names: sleeve, unit: cm, values: numbers(57, 1.5, clothing.length) },
    ],
  },
  {
    key: 'clothing-men',
    names: six('Miesten vaatteet | Men’s clothing | Herrkläder | Herrenbekleidung | Vêtements homme | Мужская одежда'),
    infos: infos.body,
    sizes: clothing,
    measures: [
      { names: chest, unit: cm, values: ranges(82, 6, clothing.length, 5) },
      { names: waist, unit: cm, values: ranges(68, 6, clothing.length, 5) },
      { names: hip, unit: cm, values: ranges(84, 6, clothing.length, 5) },
      { names: sleeve, unit: cm, values: numbers(60, 1.5, clothing.length) },
    ],
  },
  {
    key: 'kids',
    names: six(
      'Lasten vaatteet | Children’s clothing | Barnkläder | Kinderkleidung | Vêtements enfant | Детская одежда',
    ),
    infos: infos.body,
    sizes: sizeScales.kids,
    measures: [
      { names: height, unit: cm, values: ranges(87, 6, sizeScales.kids.length, 5) },
      { names: chest, unit: cm, values: numbers(52, 2.5, sizeScales.kids.length) },
    ],
  },
  {
    key: 'shoes',
    names: six('Jalkineet | Shoes | Skor | Schuhe | Chaussures | Обувь'),
    infos: infos.foot,
    sizes: sizeScales.shoes,
    measures: [{ names: foot, unit: cm, values: numbers(22, 0.65, sizeScales.shoes.length) }],
  },
  {
    key: 'kids-shoes',
    names: six('Lasten jalkineet | Children’s shoes | Barnskor | Kinderschuhe | Chaussures enfant | Детская обувь'),
    infos: infos.foot,
    sizes: sizeScales['kids-shoes'],
    measures: [{ names: foot, unit: cm, values: numbers(13.5, 0.65, sizeScales['kids-shoes'].length) }],
  },
  {
    key: 'hands',
    names: six('Käsineet | Gloves | Handskar | Handschuhe | Gants | Перчатки'),
    infos: infos.hand,
    sizes: sizeScales.hands,
    measures: [{ names: palm, unit: cm, values: ranges(15, 2, sizeScales.hands.length, 1) }],
  },
  {
    key: 'socks',
    names: six('Sukat | Socks | Strumpor | Socken | Chaussettes | Носки'),
    infos: infos.foot,
    sizes: sizeScales.socks,
    measures: [{ names: foot, unit: cm, values: ['21–23', '23–25', '25–27', '27–29', '29–31'] }],
  },
  {
    key: 'mondo',
    names: six('Laskettelumonot | Ski boots | Pjäxor | Skischuhe | Chaussures de ski | Горнолыжные ботинки'),
    infos: infos.foot,
    sizes: sizeScales.mondo,
    measures: [{ names: foot, unit: cm, values: sizeScales.mondo }],
  },
  {
    key: 'helmets',
    names: six('Kypärät | Helmets | Hjälmar | Helme | Casques | Шлемы'),
    infos: infos.head,
    sizes: sizeScales.helmets,
    measures: [{ names: head, unit: cm, values: ['51–54', '54–57', '57–60', '60–63'] }],
  },
];
