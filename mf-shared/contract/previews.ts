import { z } from 'zod';
import { article } from './blog.ts';
import { campaign } from './campaigns.ts';
import { home, staticPage, staticPageWithTabs } from './content.ts';
import { manufacturer } from './manufacturers.ts';
import { productModel } from './product.ts';
import { productGroup } from './product-groups.ts';
import { productListItem } from './product-list.ts';

/**
 * POST /api/staff/posts/{id}/preview/, and of pages, tabbed-pages, campaigns, groups, brands, banners and products: what was typed is kept,
 * unsaved, for those who have the link.
 */
export const madePreview = z.object({
  token: z.string().describe('stands behind the number sign of the link, which is sent to no server'),
  ends_at: z.string().describe('when the link ends'),
});
export type MadePreview = z.infer<typeof madePreview>;

/** GET of the same addresses: how many links show what was typed there. DELETE ends them. */
export const openPreviews = z.object({ open: z.number().int() });
export type OpenPreviews = z.infer<typeof openPreviews>;

/** POST /api/previews/: what the link's token stands for, in the reader's language. */
export const previewRequest = z.object({
  token: z.string().max(100),
  tax_area_id: z.number().int(),
  country: z.string().length(2).toLowerCase().default('fi').describe('where goods are delivered'),
});

const firstProducts = z.array(productListItem).describe('the first of its list');

/** What its note tells of each. */
const previewFacts = z.object({
  ends_at: z.string(),
  standing: z
    .enum(['published', 'planned', 'over', 'hidden'])
    .describe('how shoppers would see it once it is saved like this; over: it has ended'),
  published_on: z.string().describe('YYYY-MM-DD, or the moment of a campaign; empty where it waits for none'),
  club_from: z
    .string()
    .describe('from when members of the club see a campaign before everybody; empty where they do not'),
});
export type PreviewFacts = z.infer<typeof previewFacts>;

export const preview = previewFacts.extend({
  shown: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('post'), post: article }),
    z.object({ kind: z.literal('page'), page: staticPage }),
    z.object({ kind: z.literal('tabbed_page'), page: staticPageWithTabs }),
    z.object({ kind: z.literal('campaign'), campaign, products: z.array(productListItem) }),
    z.object({ kind: z.literal('group'), group: productGroup, products: firstProducts }),
    z.object({ kind: z.literal('front'), home }),
    z.object({ kind: z.literal('brand'), brand: manufacturer, products: firstProducts }),
  ]),
});
export type Preview = z.infer<typeof preview>;

/** POST /api/previews/product/: the same of a product, whose page is another room's. */
export const productPreview = previewFacts.extend({ product: productModel });
export type ProductPreview = z.infer<typeof productPreview>;
