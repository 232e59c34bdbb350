import { slugify } from 'mf-shared/rules/slugify';
import type { ProductType } from '../assortment/product-types.ts';
import { randomFor } from '../random.ts';
import { natureWords } from './nature-words.ts';

/** Words that the hand-made products carry. */
const taken = new Set(
  'Kuura Kajo Routa Tunturi Halla Vihma Hanki Aava Usva Pouta Kaarna Sampo Polku Pohja Tuisku Kivikko Rova'.split(' '),
);
const words = [...new Map(natureWords.map((word) => [slugify(word), word])).values()].filter(
  (word) => !taken.has(word),
);
/** A prime that the number of words is no multiple of, so that every word comes once in a round. */
const step = 89;

const marks: Partial<Record<ProductType, readonly string[]>> = {
  shell: ['3L', '3L', '3L Pro', '2L'],
  rain: ['2.5L', '2L', ''],
  down: ['', '', 'Light', 'Hood'],
  insulated: ['', '60', '100'],
  softshell: ['', '', 'Pro'],
  wind: ['', 'UL'],
  fleece: ['', '', 'Pro'],
  technical: ['', 'Dry'],
  head: ['', '', 'Rib'],
  hands: ['', '', 'Soft'],
  socks: ['', '', 'Crew'],
  trousers: ['', 'Stretch', 'Pro'],
  boot: ['', 'Mid', 'High', 'Mid WP'],
  shoe: ['', 'Low', 'Low WP'],
  trail: ['', 'RC', 'Max'],
  pole: ['', 'Carbon', 'Vario'],
  watch: ['', 'S', 'Titan'],
  helmet: ['', 'Air'],
};
const numberMarks: Partial<Record<ProductType, string>> = {
  merino: 'fabric-weight',
  pack: 'volume',
  daypack: 'volume',
  bag: 'volume',
  tent: 'persons',
  'sleeping-bag': 'comfort-temperature',
  'alpine-ski': 'waist',
  'nordic-ski': 'waist',
  headlamp: 'lumen',
  'ski-boot': 'ski-flex',
  rope: 'diameter',
};

const roman = ['', ' II', ' III', ' IV', ' V', ' VI', ' VII', ' VIII', ' IX', ' X'];

/** The name of the `nth` word of a leaf, `Kuura 3L`; no two are alike within a leaf. */
export function ownName(
  leafKey: string,
  productType: ProductType,
  nth: number,
  figures: ReadonlyMap<string, number>,
): string {
  const offset = randomFor(7, 'word', leafKey).int(0, words.length - 1);
  const word = words[(offset + nth * step) % words.length] ?? '';
  const round = Math.floor(nth / words.length);
  const mark = markFor(leafKey, productType, nth, figures);
  return `${word}${roman[round] ?? ` ${round + 1}`}${mark === '' ? '' : ` ${mark}`}`;
}

function markFor(leafKey: string, productType: ProductType, nth: number, figures: ReadonlyMap<string, number>): string {
  const property = numberMarks[productType];
  const value = property === undefined ? undefined : figures.get(property);
  if (value !== undefined) {
    if (productType !== 'sleeping-bag') return String(value);
    return value < 0 ? `−${-value}` : `+${value}`;
  }
  if (leafKey.startsWith('kids-')) return '';
  return randomFor(7, 'mark', leafKey, nth).pick(marks[productType] ?? ['', '', '', 'Pro', 'Light']);
}
