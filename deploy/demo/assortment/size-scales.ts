export const sizeScaleNames = [
  'clothing',
  'kids',
  'shoes',
  'kids-shoes',
  'hands',
  'kids-hands',
  'socks',
  'mats',
  'alpine-skis',
  'nordic-skis',
  'mondo',
  'helmets',
  'poles',
  'ropes',
  'paddles',
  'cartridges',
  'waxes',
  'bottles',
  'none',
] as const;
export type SizeScale = (typeof sizeScaleNames)[number];

const steps = (from: number, to: number, step: number, unit = ''): string[] =>
  Array.from({ length: Math.round((to - from) / step) + 1 }, (_, i) => `${from + i * step}${unit}`);

/** Sizes that exist, smallest first. `none`: one size, no choice. */
export const sizeScales: Record<SizeScale, readonly string[]> = {
  clothing: ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL'],
  kids: steps(92, 158, 6),
  shoes: steps(35, 48, 1),
  'kids-shoes': steps(22, 36, 1),
  hands: steps(6, 12, 1),
  'kids-hands': steps(2, 6, 1),
  socks: ['34-36', '37-39', '40-42', '43-45', '46-48'],
  mats: ['168 cm', '183 cm', '196 cm'],
  'alpine-skis': steps(149, 191, 7, ' cm'),
  'nordic-skis': steps(177, 207, 5, ' cm'),
  mondo: steps(22.5, 30.5, 1),
  helmets: ['S', 'M', 'L', 'XL'],
  poles: steps(110, 165, 5, ' cm'),
  ropes: ['30 m', '40 m', '50 m', '60 m', '70 m', '80 m'],
  paddles: ['205 cm', '215 cm', '225 cm', '235 cm'],
  cartridges: ['100 g', '230 g', '450 g'],
  waxes: ['45 g', '180 g'],
  bottles: ['250 ml', '500 ml', '1 l'],
  none: [],
};

/** Scales whose sizes tell how much there is of it, from which its unit price is made (LAW-18). */
export const measuredScales: ReadonlySet<SizeScale> = new Set(['ropes', 'cartridges', 'waxes', 'bottles']);

/** The part of a scale that a model is made in, told by who wears it. */
const spans: Partial<Record<SizeScale, Record<'women' | 'men' | 'unisex' | 'children', readonly [number, number]>>> = {
  clothing: { women: [0, 6], men: [2, 8], unisex: [1, 7], children: [1, 5] },
  shoes: { women: [0, 8], men: [5, 14], unisex: [1, 13], children: [0, 5] },
  hands: { women: [0, 4], men: [2, 7], unisex: [0, 6], children: [0, 3] },
  mondo: { women: [0, 5], men: [3, 9], unisex: [0, 9], children: [0, 3] },
};

export function sizesFor(scale: SizeScale, wearer: 'women' | 'men' | 'unisex' | 'children'): readonly string[] {
  const [from, to] = spans[scale]?.[wearer] ?? [0, undefined];
  return sizeScales[scale].slice(from, to);
}
