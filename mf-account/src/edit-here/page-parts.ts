import type { StaffPageData, StaffRight } from 'mf-shared/contract';
import type { ComponentType } from 'react';
import { BannersPart } from './banners-part.tsx';
import { BrandPart, GroupPart, ProductPart } from './catalogue-parts.tsx';
import { CampaignPart, PostPart, TabbedPagePart, TextPagePart } from './content-parts.tsx';
import type { PartProps } from './part-frame.tsx';
import { type PartKind, partsOfRole } from './rights-of-parts.ts';

/** What an address shows. */
type ShownPage = StaffPageData & { path: string };

/** What a part is about on a page, by its number; null where the page does not show such a thing. */
const idsOn: Readonly<Record<PartKind, (page: ShownPage) => number | null>> = {
  model: (page) => page.model_id,
  // A product's page names its group, and shows nothing of it.
  group: (page) => (page.model_id === null ? page.product_group_id : null),
  brand: (page) => page.brand_id,
  page: (page) => page.static_page_id,
  tabs: (page) => page.tabbed_page_id,
  post: (page) => page.post_id,
  campaign: (page) => page.campaign_id,
  banners: ({ path }) => (path === '/' ? 0 : null),
};

const components: Readonly<Record<PartKind, ComponentType<PartProps>>> = {
  ...{ model: ProductPart, group: GroupPart, brand: BrandPart, page: TextPagePart, tabs: TabbedPagePart },
  ...{ post: PostPart, campaign: CampaignPart, banners: BannersPart },
};

export interface PagePart {
  key: string;
  id: number;
  /** The page that shows it. */
  path: string;
  Part: ComponentType<PartProps>;
}

/** The parts of a page that a role changes. */
export const partsOn = (page: ShownPage, rights: readonly StaffRight[]): readonly PagePart[] =>
  partsOfRole(rights).flatMap((kind) => {
    const id = idsOn[kind](page);
    return id === null ? [] : [{ key: `${kind}-${id}`, id, path: page.path, Part: components[kind] }];
  });
