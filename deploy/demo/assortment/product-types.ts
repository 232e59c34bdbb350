/** Product types: models of one type share properties and phrases. */
export const productTypes = [
  'shell',
  'rain',
  'down',
  'insulated',
  'softshell',
  'wind',
  'fleece',
  'wool',
  'merino',
  'technical',
  'shirt',
  'trousers',
  'head',
  'hands',
  'socks',
  'boot',
  'shoe',
  'trail',
  'winter-boot',
  'sandal',
  'pack',
  'daypack',
  'bag',
  'tent',
  'sleeping-bag',
  'mat',
  'rest',
  'alpine-ski',
  'ski-boot',
  'binding',
  'lens',
  'helmet',
  'nordic-ski',
  'pole',
  'snowshoe',
  'stove',
  'pot',
  'bottle',
  'headlamp',
  'blade',
  'watch',
  'rope',
  'metal',
  'harness',
  'climbing-shoe',
  'paddle',
  'vest',
  'fuel',
  'wax',
  'care',
] as const;
export type ProductType = (typeof productTypes)[number];

/** A department of the shop: the long texts, the brands and the reviews are written per department. */
export type Department =
  | 'clothing'
  | 'accessories'
  | 'footwear'
  | 'carry'
  | 'camp'
  | 'snow'
  | 'tools'
  | 'rock-and-water'
  | 'provisions';

const departments: Record<Department, readonly ProductType[]> = {
  clothing: [
    'shell',
    'rain',
    'down',
    'insulated',
    'softshell',
    'wind',
    'fleece',
    'wool',
    'merino',
    'technical',
    'shirt',
    'trousers',
  ],
  accessories: ['head', 'hands', 'socks'],
  footwear: ['boot', 'shoe', 'trail', 'winter-boot', 'sandal'],
  carry: ['pack', 'daypack', 'bag'],
  camp: ['tent', 'sleeping-bag', 'mat', 'rest'],
  snow: ['alpine-ski', 'ski-boot', 'binding', 'helmet', 'nordic-ski', 'pole', 'snowshoe'],
  tools: ['stove', 'pot', 'bottle', 'headlamp', 'blade', 'watch', 'lens'],
  'rock-and-water': ['rope', 'metal', 'harness', 'climbing-shoe', 'paddle', 'vest'],
  provisions: ['fuel', 'wax', 'care'],
};
const departmentByType = new Map(
  (Object.keys(departments) as Department[]).flatMap((department) =>
    departments[department].map((productType) => [productType, department] as const),
  ),
);

export function departmentOf(productType: ProductType): Department {
  const department = departmentByType.get(productType);
  if (!department) throw new Error(`No department for ${productType}`);
  return department;
}
