import type { CardPrice } from 'mf-shared/contract';
import type { CardProduct } from 'mf-shared/ui/card/card-fields.ts';

const picture = (kind: string, design: string, color: string, accent: string) =>
  `/media/products/${kind}/${design}-${color}-${accent}-front`;

const color = (slug: string, name: string, control: string, image: string) => ({ slug, name, control, image });

const normal: CardPrice = { active: 389, reference: null, type: 'normal', percentage: null, club: null };

export const samplePrices = {
  normal,
  sale: { active: 269.9, reference: 349.9, type: 'discount', percentage: 23, club: null },
  club: { active: 179.9, reference: null, type: 'club', percentage: null, club: 149.9 },
  outdoor: { active: 89.9, reference: 104.9, type: 'outdoor', percentage: null, club: null },
  outlet: { active: 189, reference: 249, type: 'outlet', percentage: null, club: null },
} satisfies Record<string, CardPrice>;

const spruce = picture('shell-jacket', '1', '2f5d50', 'd9822b');
const cloudberry = picture('shell-jacket', '1', 'd9822b', '2b3a4f');
const night = picture('shell-jacket', '1', '2b3a4f', 'd9822b');

export const sampleColors = [
  color('spruce', 'Spruce', '#2f5d50', spruce),
  color('cloudberry', 'Cloudberry', '#d9822b', cloudberry),
  color('night-blue', 'Night blue', '#2b3a4f', night),
];

export const sampleProducts: readonly CardProduct[] = [
  {
    id: 1,
    name: 'Kuura 3L Shell Jacket',
    manufacturer: 'Kaamos',
    path: '/style-guide/',
    image: spruce,
    colors: sampleColors,
    price: samplePrices.sale,
    shortDescription: 'Three-layer shell for wet snow and wind, 20 000 mm',
    tags: [
      { slug: 'pfas-free', name: 'PFAS-free', bgColor: '', textColor: '' },
      { slug: 'recycled', name: 'Recycled', bgColor: '', textColor: '' },
    ],
    rating: 9,
    ratingCount: 48,
  },
  {
    id: 2,
    name: 'Vihma Rain Jacket',
    manufacturer: 'Fjällbris',
    path: '/style-guide/',
    image: night,
    colors: [],
    price: samplePrices.club,
    shortDescription: 'Light 2.5-layer jacket that packs into its pocket',
  },
  {
    id: 3,
    name: 'Routa Down Parka',
    manufacturer: 'Rova',
    path: '/style-guide/',
    image: cloudberry,
    colors: [],
    price: normal,
    shortDescription: 'Warm to minus thirty, 700 fill power, responsible down',
    tags: [{ slug: 'new', name: 'New', bgColor: '', textColor: '' }],
    fromPrefix: true,
    isDisabled: true,
  },
];
