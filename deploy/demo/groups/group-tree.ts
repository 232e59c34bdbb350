/** A node of the product group tree: what a leaf group sells stands in assortment/leaf-groups.csv under the same key. */
export interface GroupNode {
  key: string;
  children?: readonly GroupNode[];
  /** Not in the product menu. */
  isHidden?: true;
  /** Came when others had their ids, pictures and texts by their place: it is built after them, and moves none. */
  isLater?: true;
  sorting?: 'newest' | 'offers' | 'popular' | 'stars';
}

const node = (key: string, ...children: (string | GroupNode)[]): GroupNode => ({
  key,
  children: children.map((child) => (typeof child === 'string' ? { key: child } : child)),
});

const later = (key: string): GroupNode => ({ key, isLater: true });

export const groupTree: readonly GroupNode[] = [
  node(
    'clothing',
    node(
      'jackets',
      'shell-jackets',
      'rain-jackets',
      'down-jackets',
      'insulated-jackets',
      'softshell-jackets',
      'wind-jackets',
    ),
    node('fleece-and-wool', 'fleece-jackets', 'wool-midlayers'),
    node('base-layers', 'merino-base-layers', 'technical-base-layers'),
    node('shirts', 't-shirts', 'running-shirts', 'long-sleeved-shirts'),
    node('trousers', 'shell-trousers', 'softshell-trousers', 'hiking-trousers', 'insulated-trousers', 'rain-trousers'),
    node('shorts', 'hiking-shorts', 'running-shorts'),
    node('hats-and-gloves', 'beanies', 'gloves', 'insulated-gloves'),
    node('socks', 'hiking-socks', 'wool-socks', 'ski-socks'),
  ),
  node(
    'footwear',
    node('hiking-footwear', 'hiking-boots', 'hiking-shoes'),
    'trail-running-shoes',
    'winter-boots',
    'sandals',
  ),
  node(
    'backpacks',
    node('hiking-packs', 'trekking-backpacks', 'light-packs'),
    node('day-packs', 'daypacks', 'ski-packs'),
    node('bags', 'duffels', 'bike-bags'),
  ),
  node(
    'sleeping',
    node('tents', 'hiking-tents', 'family-tents', 'winter-tents'),
    node('sleeping-bags', 'summer-sleeping-bags', 'three-season-sleeping-bags', 'winter-sleeping-bags'),
    node('sleeping-mats', 'inflatable-mats', 'foam-mats'),
    'hammocks',
    'camping-chairs',
  ),
  node(
    'skiing',
    node('alpine-skiing', 'alpine-skis', 'alpine-boots', 'alpine-bindings', 'ski-goggles', 'ski-helmets'),
    node('nordic-skiing', 'nordic-skis', 'fell-skis', 'nordic-boots', 'nordic-bindings', later('ski-wax')),
    'ski-poles',
    'snowshoes',
  ),
  node(
    'cooking',
    node('stoves', 'gas-stoves', 'alcohol-stoves', later('fuel')),
    'cookware',
    'thermoses',
    'water-bottles',
  ),
  node('equipment', 'headlamps', 'knives', 'axes', 'sunglasses', 'watches', later('care-products')),
  node('climbing', 'ropes', 'carabiners', 'harnesses', 'climbing-shoes', 'climbing-helmets'),
  node('paddling', 'paddles', 'life-vests', 'dry-bags'),
  node(
    'children',
    node('kids-clothing', 'kids-jackets', 'kids-down-jackets', 'kids-fleece', 'kids-base-layers', 'kids-trousers'),
    node('kids-footwear', 'kids-shoes', 'kids-winter-boots'),
    node('kids-accessories', 'kids-beanies', 'kids-gloves'),
    node('kids-gear', 'kids-packs', 'kids-sleeping-bags'),
  ),
  { ...node('outlet', 'outlet-clothing', 'outlet-footwear', 'outlet-gear'), isHidden: true, sorting: 'offers' },
  { key: 'used-gear', isHidden: true, sorting: 'newest' },
  { key: 'gift-cards', isHidden: true },
];
