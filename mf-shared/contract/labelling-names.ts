/** Parts of a textile that are told apart (Regulation 1007/2011, art. 11). */
export const textileParts = ['whole', 'shell', 'lining', 'padding', 'coating'] as const;

/** Where the fibres cannot easily be told (Regulation 1007/2011, art. 9(4)). */
export const untoldCompositions = ['mixed', 'unspecified'] as const;

/** Virgin wool (Regulation 1007/2011, art. 8). */
export const virginWool = 'virgin-wool';

/** Fibres that are told together, or stand in no list yet (Regulation 1007/2011, art. 9(2) and (5)). */
export const otherFibres = 'other';

/** Fibres by the names of Regulation 1007/2011, annex I, in its order; the words stand in the service's texts. */
export const fibreNames = [
  ...(['wool', virginWool, 'alpaca', 'llama', 'camel', 'cashmere', 'mohair', 'angora', 'vicuna', 'yak'] as const),
  ...(['guanaco', 'cashgora', 'beaver', 'otter', 'animal-hair', 'horsehair', 'silk', 'cotton', 'kapok'] as const),
  ...(['flax', 'true-hemp', 'jute', 'abaca', 'alfa', 'coir', 'broom', 'ramie', 'sisal', 'sunn'] as const),
  ...(['henequen', 'maguey', 'acetate', 'alginate', 'cupro', 'modal', 'protein', 'triacetate'] as const),
  ...(['viscose', 'acrylic', 'chlorofibre', 'fluorofibre', 'modacrylic', 'polyamide', 'aramid'] as const),
  ...(['polyimide', 'lyocell', 'polylactide', 'polyester', 'polyethylene', 'polypropylene'] as const),
  ...(['polycarbamide', 'polyurethane', 'vinylal', 'trivinyl', 'elastodiene', 'elastane', 'glass'] as const),
  // Number 45 of the annex: the name of the material that the fibres are made of.
  ...(['metal', 'paper', 'carbon', 'elastomultiester', 'elastolefin', 'melamine'] as const),
  ...(['polypropylene-polyamide', 'polyacrylate', otherFibres] as const),
] as const;

/** The care of ISO 3758 in its order. A product has one code of each kind at most. */
export const careKinds = {
  washing: [
    ...(['wash-30', 'wash-30-gentle', 'wash-30-very-gentle', 'wash-40', 'wash-40-gentle'] as const),
    ...(['wash-40-very-gentle', 'wash-50', 'wash-50-gentle', 'wash-60', 'wash-60-gentle', 'wash-70'] as const),
    ...(['wash-95', 'wash-hand', 'no-wash'] as const),
  ],
  bleaching: ['bleach', 'bleach-oxygen', 'no-bleach'],
  tumbling: ['tumble-low', 'tumble', 'no-tumble'],
  drying: [
    ...(['dry-line', 'dry-line-shade', 'dry-drip', 'dry-drip-shade'] as const),
    ...(['dry-flat', 'dry-flat-shade', 'dry-flat-drip', 'dry-flat-drip-shade'] as const),
  ],
  ironing: ['iron-low', 'iron-low-no-steam', 'iron-medium', 'iron-high', 'no-iron'],
  dryCleaning: ['dry-clean', 'dry-clean-gentle', 'dry-clean-f', 'dry-clean-f-gentle', 'no-dry-clean'],
  wetCleaning: ['wet-clean', 'wet-clean-gentle', 'wet-clean-very-gentle', 'no-wet-clean'],
} as const;
export const careCodes = Object.values(careKinds).flat();

export const batteryKinds = [
  ...(['li-ion', 'nimh', 'alkaline', 'lithium', 'silver-oxide', 'zinc-air', 'zinc-carbon'] as const),
] as const;

const materials = [
  ...(['pet-1', 'hdpe-2', 'pvc-3', 'ldpe-4', 'pp-5', 'ps-6', 'o-7', 'pap-20', 'pap-21', 'pap-22'] as const),
  ...(['fe-40', 'alu-41', 'for-50', 'for-51', 'tex-60', 'tex-61', 'gl-70', 'gl-71', 'gl-72'] as const),
] as const;

const plastics = ['pet', 'hdpe', 'pvc', 'ldpe', 'pp', 'ps', 'o'] as const;

/** Composites by their numbers, each with the materials that it may have most of: `c-pap-84`. */
const composites = {
  80: ['pap'],
  81: ['pap', ...plastics],
  82: ['pap', 'alu'],
  83: ['pap', 'fe'],
  84: ['pap', 'alu', ...plastics],
  85: ['pap', 'fe', 'alu', ...plastics],
  90: ['alu', ...plastics],
  91: ['fe', ...plastics],
  92: plastics,
  95: ['gl', ...plastics],
  96: ['gl', 'alu'],
  97: ['gl', 'fe'],
  98: ['gl'],
} as const;
type Composites = typeof composites;
type CompositeMark = { [N in keyof Composites]: `c-${Composites[N][number]}-${N}` }[keyof Composites];
export type PackagingMark = (typeof materials)[number] | CompositeMark;

/** Materials of packaging by the marks of Decision 97/129; `o-7` is what recyclers write on plastics without a number. */
export const packagingMarks: readonly PackagingMark[] = [
  ...materials,
  ...Object.entries(composites).flatMap(([number, most]) =>
    most.map((material) => `c-${material}-${number}` as CompositeMark),
  ),
];
