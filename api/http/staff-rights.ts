import { type StaffRight, type StaffRole, staffRight } from 'mf-shared/contract';

const service = [
  ...(['staff.enter', 'orders.read', 'orders.move', 'orders.money'] as const),
  ...(['returns.read', 'returns.take', 'returns.decide', 'complaints.work', 'refunds.work'] as const),
  ...(['gift_cards.work', 'reviews.work', 'rental.work', 'transfers.ask', 'transfers.work'] as const),
  ...(['products.read', 'products.stock', 'customers.read', 'customers.work', 'content.banners'] as const),
  // A banner has a picture.
  'pictures.add',
  ...(['figures.sales', 'figures.demand', 'log.read'] as const),
] satisfies StaffRight[];

/** What each role may do (STAFF-35). Store staff do it for their own store only (STAFF-36). */
const rightsOfRoles: Readonly<Record<StaffRole, readonly StaffRight[]>> = {
  store: [
    ...(['staff.enter', 'orders.read', 'orders.move', 'returns.read', 'returns.take'] as const),
    ...(['transfers.ask', 'products.read', 'products.stock', 'stores.hours', 'figures.sales'] as const),
  ],
  content: [
    'staff.enter',
    'products.read',
    'products.texts',
    'pictures.add',
    'reviews.work',
    'content.banners',
    'redirects.keep',
    'search.keep',
    'brands.keep',
    'attributes.keep',
    'pages.keep',
    'posts.keep',
    'keywords.keep',
    'campaigns.keep',
    'groups.keep',
    'stores.hours',
    'stores.keep',
    'figures.demand',
    'log.read',
  ],
  service,
  commerce: [
    ...service,
    'products.texts',
    'products.prices',
    'products.make',
    'codes.keep',
    'redirects.keep',
    'search.keep',
    'brands.keep',
    'attributes.keep',
    'pages.keep',
    'posts.keep',
    'keywords.keep',
    'campaigns.keep',
    'gift_campaigns.keep',
    'newsletters.keep',
    'groups.keep',
    'deliveries.keep',
    'taxes.keep',
  ],
  admin: staffRight.options,
};

const known = new Map(Object.entries(rightsOfRoles).map(([role, rights]) => [role, new Set(rights)]));
const none: ReadonlySet<StaffRight> = new Set();

export const rightsOf = (role: StaffRole | null): ReadonlySet<StaffRight> =>
  role === null ? none : (known.get(role) ?? none);

export const isStaffRight = (access: unknown): access is StaffRight => staffRight.safeParse(access).success;
