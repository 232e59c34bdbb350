import type { StaffRight } from 'mf-shared/contract';

export type StaffPlace =
  | { kind: 'home' | 'reasons' | 'store-returns' | 'counter' | 'receipt-counter' | (typeof rooms)[number] }
  | {
      kind:
        | 'order'
        | 'complaint'
        | 'return'
        | 'store-return'
        | 'customer'
        | 'product'
        | 'gift-card'
        | 'page'
        | 'post'
        | 'campaign'
        | 'banner'
        | 'gift-campaign'
        | 'group'
        | 'menu'
        | 'attribute';
      number: string;
    };

/** In the order in which they are shown. */
export const rooms = [
  'orders',
  'returns',
  'complaints',
  'refunds',
  'reviews',
  'transfers',
  'rental',
  'products',
  'stock',
  'groups',
  'menus',
  'brands',
  'attributes',
  'campaigns',
  'gift-campaigns',
  'codes',
  'gift-cards',
  'customers',
  'newsletters',
  'banners',
  'content',
  'pages',
  'posts',
  'keywords',
  'stores',
  'redirects',
  'search-words',
  'deliveries',
  'taxes',
  'systems',
  'releases',
  'people',
  'log',
] as const;

type Room = (typeof rooms)[number];

/** The right that opens each section of the staff (STAFF-35). */
export const rightsOfRooms: Readonly<Record<Room, StaffRight>> = {
  ...{ orders: 'orders.read', returns: 'returns.read', complaints: 'complaints.work', refunds: 'refunds.work' },
  ...{ reviews: 'reviews.work', transfers: 'transfers.work', rental: 'rental.work', products: 'products.read' },
  stock: 'products.stock',
  ...{ codes: 'codes.keep', 'gift-cards': 'gift_cards.work', stores: 'stores.hours', redirects: 'redirects.keep' },
  ...{
    'search-words': 'search.keep',
    deliveries: 'deliveries.keep',
    brands: 'brands.keep',
    attributes: 'attributes.keep',
    groups: 'groups.keep',
    // Staff who may hide a group from the menu decide what the menu shows of it too.
    menus: 'groups.keep',
    pages: 'pages.keep',
    posts: 'posts.keep',
    keywords: 'keywords.keep',
    campaigns: 'campaigns.keep',
    'gift-campaigns': 'gift_campaigns.keep',
    taxes: 'taxes.keep',
  },
  ...{
    customers: 'customers.read',
    newsletters: 'newsletters.keep',
    banners: 'content.banners',
    content: 'settings.change',
    systems: 'systems.keep',
    releases: 'releases.see',
    people: 'people.keep',
  },
  ...{ log: 'log.read' },
};

/** In which room a place is; null for the first page, which is everybody's. */
export function roomOf({ kind }: StaffPlace): Room | null {
  if (kind === 'home') return null;
  const known = rooms.find((each) => each === kind || each === `${kind}s`);
  return known ?? 'returns';
}

/** Where in the staff's rooms a path behind `/staff/` leads; null where there is nothing. */
export function staffPlace(section: string): StaffPlace | null {
  const [first = '', second, ...rest] = section.split('/').filter(Boolean);
  if (rest.length > 0) return null;
  if (first === 'orders' && second !== undefined) return { kind: 'order', number: second };
  if (first === 'customers' && second !== undefined) return { kind: 'customer', number: second };
  if (first === 'products' && second !== undefined) return { kind: 'product', number: second };
  if (first === 'gift-cards' && second !== undefined) return { kind: 'gift-card', number: second };
  if (first === 'pages' && second !== undefined) return { kind: 'page', number: second };
  if (first === 'posts' && second !== undefined) return { kind: 'post', number: second };
  if (first === 'gift-campaigns' && second !== undefined) return { kind: 'gift-campaign', number: second };
  if (first === 'campaigns' && second !== undefined) return { kind: 'campaign', number: second };
  if (first === 'banners' && second !== undefined) return { kind: 'banner', number: second };
  if (first === 'groups' && second !== undefined) return { kind: 'group', number: second };
  if (first === 'attributes' && second !== undefined) return { kind: 'attribute', number: second };
  if (first === 'menus' && second !== undefined) return { kind: 'menu', number: second };
  if (first === 'complaints' && second !== undefined) return { kind: 'complaint', number: second };
  if (first === 'returns' && second === 'reasons') return { kind: 'reasons' };
  if (first === 'returns' && second === 'counter') return { kind: 'counter' };
  if (first === 'returns' && second !== undefined) return { kind: 'return', number: second };
  if (first === 'store-returns' && second === 'counter') return { kind: 'receipt-counter' };
  if (first === 'store-returns')
    return second === undefined ? { kind: first } : { kind: 'store-return', number: second };
  if (second !== undefined) return null;
  if (first === '') return { kind: 'home' };
  const room = rooms.find((each) => each === first);
  return room ? { kind: room } : null;
}
