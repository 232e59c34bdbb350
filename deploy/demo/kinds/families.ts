/** Products that share properties, phrases and a size of the words around them. */
export const families = [
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
] as const;
export type Family = (typeof families)[number];

/** What the long texts speak of. */
export type Realm = 'clothing' | 'accessories' | 'footwear' | 'carry' | 'camp' | 'snow' | 'tools' | 'rock-and-water';

const realms: Record<Realm, readonly Family[]> = {
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
};
const realmByFamily = new Map(
  (Object.keys(realms) as Realm[]).flatMap((realm) => realms[realm].map((family) => [family, realm] as const)),
);

export function realmOf(family: Family): Realm {
  const realm = realmByFamily.get(family);
  if (!realm) throw new Error(`No realm for ${family}`);
  return realm;
}
