import type { LinkedPages } from '../modules/page-paths/path-in-language.ts';
import type { Content } from '../read-model/content.ts';
import { buildGroupTree } from '../read-model/group-tree.ts';
import type { Manufacturer } from '../read-model/reference-data.ts';

const noContent: Content = {
  banners: [],
  keywords: [],
  staticPages: [],
  tabbedPages: [],
  articles: [],
  formerPages: new Map(),
  formerPosts: new Map(),
  nextDay: null,
  bloggers: [],
  campaigns: [],
  formerCampaigns: new Map(),
  questionTopics: [],
  questions: [],
};

/** A shop of two groups (vaatteet/takit) and the brand Kaamos, with the given content. */
export function linkedPages(content: Partial<Content> = {}): LinkedPages {
  const group = { texts: {}, image: '', group_sorting: '', filterable_properties: [], show_in_menu: true };
  const rows = [
    { id: 1, parent_id: null, slugs: { fi: 'vaatteet', en: 'clothing', de: 'bekleidung' } },
    { id: 2, parent_id: 1, slugs: { fi: 'takit', en: 'jackets', de: 'jacken' } },
  ];
  const kaamos: Manufacturer = {
    id: 1,
    slug: 'kaamos',
    is_hidden: false,
    name: 'Kaamos',
    logo: null,
    texts: {},
    producer: null,
    promo_images: [],
    is_featured: false,
  };
  return {
    content: { ...noContent, ...content },
    groups: buildGroupTree(rows.map((row) => ({ ...group, ...row, names: {}, short_names: {}, menu_links: [] }))),
    manufacturersBySlug: new Map([['kaamos', kaamos]]),
    modelsBySlug: new Map(),
  };
}
