import type { StaffRight } from 'mf-shared/contract';

/** The rights to what is written in several languages. */
const contentRights: readonly StaffRight[] = [
  ...(['products.texts', 'groups.keep', 'brands.keep', 'attributes.keep', 'pages.keep', 'posts.keep'] as const),
  ...(['keywords.keep', 'campaigns.keep', 'gift_campaigns.keep', 'content.banners'] as const),
  ...(['codes.keep', 'deliveries.keep', 'stores.keep'] as const),
];

/** Whether a role writes texts, which a machine may draft for it. */
export const writesContent = (rights: ReadonlySet<StaffRight>): boolean =>
  contentRights.some((right) => rights.has(right));
