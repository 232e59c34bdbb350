import type { ProductType } from '../assortment/product-types.ts';

/** [from, to, step] for numbers, values for choices. */
export type Spread = readonly [from: number, to: number, step: number] | readonly string[];
export type PropertySpreads = Readonly<Record<string, Spread>>;

/** The properties of each product type besides gender, activity, season and responsibility; quality moves numbers from `from` to `to`. */
export const propertiesByType: Record<ProductType, PropertySpreads> = {
  shell: {
    'hydrostatic-head': [15000, 28000, 1000],
    breathability: [12000, 25000, 1000],
    weight: [620, 320, 2],
    material: ['recycled-nylon', 'recycled-polyester'],
  },
  rain: {
    'hydrostatic-head': [8000, 20000, 1000],
    breathability: [6000, 15000, 1000],
    weight: [460, 190, 2],
    material: ['recycled-nylon', 'recycled-polyester'],
  },
  down: { 'fill-power': [600, 850, 50], weight: [860, 280, 2], insulation: ['down'], material: ['recycled-nylon'] },
  insulated: {
    weight: [920, 340, 2],
    insulation: ['synthetic', 'wool'],
    material: ['recycled-polyester', 'recycled-nylon'],
  },
  softshell: {
    weight: [640, 380, 2],
    breathability: [8000, 20000, 1000],
    material: ['recycled-nylon', 'recycled-polyester'],
  },
  wind: { weight: [260, 84, 2], material: ['recycled-nylon'] },
  fleece: { weight: [520, 240, 2], 'fabric-weight': [300, 100, 10], material: ['recycled-polyester'] },
  wool: { weight: [760, 420, 2], material: ['merino', 'finnwool'] },
  merino: { 'fabric-weight': [140, 260, 10], weight: [160, 290, 2], material: ['merino'] },
  technical: { 'fabric-weight': [160, 90, 10], weight: [190, 80, 2], material: ['recycled-polyester'] },
  shirt: {
    'fabric-weight': [140, 220, 10],
    weight: [140, 230, 2],
    material: ['organic-cotton', 'merino', 'recycled-polyester'],
  },
  trousers: { weight: [560, 290, 2], material: ['recycled-nylon', 'organic-cotton', 'recycled-polyester'] },
  head: { weight: [60, 110, 2], material: ['merino', 'finnwool'] },
  hands: { weight: [60, 190, 2], material: ['merino', 'recycled-polyester', 'full-grain-leather'] },
  socks: { weight: [52, 120, 2], material: ['merino', 'finnwool'] },
  boot: {
    weight: [1480, 980, 10],
    shaft: ['mid', 'high'],
    material: ['nubuck', 'full-grain-leather', 'recycled-polyester'],
  },
  shoe: { weight: [960, 620, 10], shaft: ['low'], material: ['nubuck', 'mesh'] },
  trail: { weight: [680, 460, 10], drop: [10, 4, 1], material: ['mesh'] },
  'winter-boot': {
    weight: [1800, 1200, 10],
    shaft: ['mid', 'high'],
    insulation: ['wool', 'synthetic'],
    material: ['full-grain-leather', 'nubuck'],
  },
  sandal: { weight: [740, 420, 10], material: ['recycled-polyester', 'full-grain-leather'] },
  pack: { volume: [38, 85, 1], weight: [980, 2300, 10], load: [12, 30, 1], material: ['recycled-nylon'] },
  daypack: { volume: [16, 34, 1], weight: [480, 1100, 10], material: ['recycled-nylon', 'recycled-polyester'] },
  bag: {
    volume: [18, 90, 2],
    weight: [520, 1500, 10],
    'hydrostatic-head': [3000, 20000, 1000],
    material: ['recycled-nylon', 'recycled-polyester'],
  },
  tent: {
    persons: [1, 4, 1],
    weight: [1900, 4200, 50],
    'hydrostatic-head': [3000, 6000, 500],
    material: ['recycled-nylon', 'recycled-polyester'],
  },
  'sleeping-bag': {
    'comfort-temperature': [8, -2, 1],
    weight: [1500, 640, 10],
    insulation: ['down', 'synthetic'],
    material: ['recycled-nylon'],
  },
  mat: {
    'r-value': [1.4, 6.8, 0.1],
    thickness: [2, 10, 1],
    weight: [380, 780, 10],
    material: ['recycled-polyester', 'foam'],
  },
  rest: { load: [110, 180, 5], weight: [560, 3200, 20], material: ['recycled-nylon', 'recycled-polyester'] },
  'alpine-ski': {
    'turn-radius': [13, 21, 0.5],
    waist: [72, 104, 1],
    weight: [3400, 4600, 20],
    material: ['wood-core'],
  },
  'ski-boot': { 'ski-flex': [60, 130, 5], weight: [1500, 3800, 20], material: ['composite'] },
  binding: { 'din-max': [7, 14, 1], weight: [620, 2200, 10], material: ['aluminium', 'composite', 'steel'] },
  lens: { 'light-transmission': [9, 42, 1], weight: [24, 160, 2], material: ['composite'] },
  helmet: { weight: [480, 260, 5], material: ['composite', 'foam'] },
  'nordic-ski': { weight: [1900, 980, 20], waist: [44, 68, 1], material: ['wood-core', 'carbon'] },
  pole: { weight: [520, 280, 10], material: ['aluminium', 'carbon'] },
  snowshoe: { load: [80, 140, 5], weight: [2100, 1500, 20], material: ['aluminium', 'composite'] },
  stove: { 'boil-time': [7.5, 2.5, 0.1], weight: [480, 86, 2], material: ['aluminium', 'steel'] },
  pot: { volume: [0.6, 3, 0.1], weight: [140, 620, 5], material: ['aluminium', 'steel', 'titanium'] },
  bottle: { volume: [0.35, 1.2, 0.05], weight: [110, 640, 5], material: ['steel', 'aluminium', 'titanium'] },
  headlamp: { lumen: [200, 1200, 50], 'battery-time': [6, 40, 1], weight: [62, 190, 2], material: ['composite'] },
  blade: { 'blade-length': [70, 160, 5], weight: [90, 1100, 10], material: ['carbon-steel', 'steel'] },
  watch: { 'battery-time': [48, 720, 12], weight: [74, 46, 1], material: ['steel', 'titanium', 'composite'] },
  rope: { diameter: [10.2, 8.6, 0.1], weight: [70, 48, 1], material: ['recycled-nylon'] },
  metal: { strength: [20, 26, 1], weight: [92, 28, 1], material: ['aluminium', 'steel'] },
  harness: { weight: [480, 260, 5], strength: [15, 15, 1], material: ['recycled-nylon'] },
  'climbing-shoe': { weight: [540, 380, 5], material: ['full-grain-leather', 'recycled-polyester'] },
  paddle: { weight: [1100, 690, 5], material: ['aluminium', 'composite', 'carbon'] },
  vest: { buoyancy: [50, 70, 5], weight: [820, 480, 10], material: ['recycled-nylon'] },
  fuel: { fuel: ['gas'] },
  wax: {},
  care: {},
};

/** How shoes that are worn all day fit. */
export const typesWithFit: readonly ProductType[] = ['boot', 'shoe', 'trail', 'winter-boot'];
export const fitProperties = {
  width: ['normal', 'normal', 'wide', 'narrow'],
  last: ['rounded', 'foot-shaped', 'tapered'],
} as const satisfies PropertySpreads;

/** Leaf groups whose numbers differ from those of their product type. */
export const propertiesByLeafGroup: Readonly<Record<string, PropertySpreads>> = {
  'light-packs': { volume: [28, 55, 1], weight: [1100, 680, 10], load: [8, 16, 1] },
  'family-tents': { persons: [4, 8, 1], weight: [6800, 16000, 100] },
  'winter-tents': { persons: [2, 4, 1], weight: [2800, 4400, 50] },
  'summer-sleeping-bags': { 'comfort-temperature': [14, 6, 1], weight: [980, 380, 10] },
  'winter-sleeping-bags': { 'comfort-temperature': [-8, -24, 1], weight: [2200, 1200, 10], insulation: ['down'] },
  'foam-mats': { 'r-value': [1, 2.4, 0.1], thickness: [1, 2, 0.5], weight: [420, 260, 10], material: ['foam'] },
  'nordic-boots': { 'ski-flex': [20, 60, 5], weight: [1100, 720, 10] },
  'nordic-bindings': { 'din-max': [1, 1, 1], weight: [280, 180, 5], material: ['composite', 'steel'] },
  axes: { 'blade-length': [65, 110, 5], weight: [560, 1900, 20], material: ['carbon-steel'] },
  sunglasses: { 'light-transmission': [8, 18, 1], weight: [32, 22, 1] },
  thermoses: { volume: [0.35, 1.2, 0.05], 'heat-hours': [10, 30, 1], material: ['steel'] },
  'gas-stoves': { fuel: ['gas', 'multi'] },
  'alcohol-stoves': { fuel: ['alcohol'], 'boil-time': [12, 7, 0.5], weight: [920, 180, 10] },
  'kids-packs': { volume: [7, 18, 1], weight: [290, 620, 10] },
  'kids-shoes': { weight: [520, 320, 10], shaft: ['mid'] },
  'kids-winter-boots': { weight: [820, 520, 10] },
};
