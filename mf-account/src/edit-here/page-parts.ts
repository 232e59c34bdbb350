import type { StaffPageData, StaffRight } from 'mf-shared/contract';
import { lazyPart } from 'mf-shared/ui/lazy/lazy-part.ts';
import type { ComponentType } from 'react';
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

const catalogueParts = () => import('./catalogue-parts.tsx');
const contentParts = () => import('./content-parts.tsx');

/** The code of a form comes with the first page that has it. */
const components: Readonly<Record<PartKind, ComponentType<PartProps>>> = {
  model: lazyPart(() => catalogueParts().then(({ ProductPart }) => ProductPart)),
  group: lazyPart(() => catalogueParts().then(({ GroupPart }) => GroupPart)),
  brand: lazyPart(() => catalogueParts().then(({ BrandPart }) => BrandPart)),
  page: lazyPart(() => contentParts().then(({ TextPagePart }) => TextPagePart)),
  tabs: lazyPart(() => contentParts().then(({ TabbedPagePart }) => TabbedPagePart)),
  post: lazyPart(() => contentParts().then(({ PostPart }) => PostPart)),
  campaign: lazyPart(() => contentParts().then(({ CampaignPart }) => CampaignPart)),
  banners: lazyPart(() => import('./banners-part.tsx').then(({ BannersPart }) => BannersPart)),
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
