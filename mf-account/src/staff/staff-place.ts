import type { StaffRight } from 'mf-shared/contract';

/** The rooms of the staff, in the order in which they are shown. */
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
export type RoomName = (typeof rooms)[number];

/** The right that opens each room of the staff (STAFF-35). */
export const rightsOfRooms: Readonly<Record<RoomName, StaffRight>> = {
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

/** The pages that are neither a room nor a record, each with the room that it belongs to; the first page is everybody's. */
const roomsOfPages = {
  home: null,
  reasons: 'returns',
  counter: 'returns',
  'store-returns': 'returns',
  'receipt-counter': 'returns',
} as const satisfies Record<string, RoomName | null>;
type OtherPage = keyof typeof roomsOfPages;

/** The records that have a page of their own, each with the page that lists them: `/staff/orders/100123/`. */
const listsOfRecords = {
  order: 'orders',
  complaint: 'complaints',
  return: 'returns',
  'store-return': 'store-returns',
  customer: 'customers',
  product: 'products',
  'gift-card': 'gift-cards',
  page: 'pages',
  post: 'posts',
  campaign: 'campaigns',
  'gift-campaign': 'gift-campaigns',
  banner: 'banners',
  group: 'groups',
  menu: 'menus',
  attribute: 'attributes',
} as const satisfies Record<string, RoomName | OtherPage>;
export type RecordKind = keyof typeof listsOfRecords;

export type PageKind = RoomName | OtherPage;
export type StaffPlace = { kind: PageKind } | { kind: RecordKind; number: string };

/** Where the pages beside the rooms stand behind `/staff/`. */
const pagesByAddress: ReadonlyMap<string, OtherPage> = new Map([
  ['', 'home'],
  ['returns/reasons', 'reasons'],
  ['returns/counter', 'counter'],
  ['store-returns', 'store-returns'],
  ['store-returns/counter', 'receipt-counter'],
]);

const isRecord = (kind: string): kind is RecordKind => Object.hasOwn(listsOfRecords, kind);
const isOtherPage = (kind: string): kind is OtherPage => Object.hasOwn(roomsOfPages, kind);
const recordKinds = Object.keys(listsOfRecords).filter(isRecord);

/** In which room a place is; null for the first page. */
export function roomOf({ kind }: StaffPlace): RoomName | null {
  const page = isRecord(kind) ? listsOfRecords[kind] : kind;
  return isOtherPage(page) ? roomsOfPages[page] : page;
}

/** Where in the staff's rooms a path behind `/staff/` leads; null where there is nothing. */
export function staffPlace(section: string): StaffPlace | null {
  const [first = '', second, ...rest] = section.split('/').filter(Boolean);
  if (rest.length > 0) return null;
  const page = pagesByAddress.get(second === undefined ? first : `${first}/${second}`);
  if (page) return { kind: page };
  if (second !== undefined) {
    const record = recordKinds.find((kind) => listsOfRecords[kind] === first);
    return record ? { kind: record, number: second } : null;
  }
  const room = rooms.find((each) => each === first);
  return room ? { kind: room } : null;
}
