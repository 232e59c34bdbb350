import type { StaffRight } from 'mf-shared/contract';

/** What staff change beside the page that shows it, each with the rights of which one is enough. */
const rightsOfParts = {
  model: ['products.texts', 'products.prices'],
  group: ['groups.keep'],
  brand: ['brands.keep'],
  page: ['pages.keep'],
  tabs: ['pages.keep'],
  post: ['posts.keep'],
  campaign: ['campaigns.keep'],
  banners: ['content.banners'],
} as const satisfies Record<string, readonly StaffRight[]>;

export type PartKind = keyof typeof rightsOfParts;

const mayChange = (kind: PartKind, rights: readonly StaffRight[]): boolean =>
  rightsOfParts[kind].some((right) => rights.includes(right));

/** The parts that a role may change. */
export const partsOfRole = (rights: readonly StaffRight[]): readonly PartKind[] =>
  (Object.keys(rightsOfParts) as PartKind[]).filter((kind) => mayChange(kind, rights));
