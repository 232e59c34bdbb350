import {
  apiError,
  bannerRequest,
  brandRequest,
  campaignRequest,
  contentPageRequest,
  done,
  groupRequest,
  idInPath,
  type Locale,
  madePreview,
  openPreviews,
  postRequest,
  preview,
  previewRequest,
  productPreview,
  tabbedPageRequest,
  typedProductTexts,
} from 'mf-shared/contract';
import type { z } from 'zod';
import type { Executor, Row } from '../../db/schema.ts';
import { tryOut } from '../../db/try-out.ts';
import { callerOf } from '../../http/access.ts';
import type { ServiceApp, ServiceContext, ServiceModule } from '../../http/service-module.ts';
import { taxAreaOf } from '../../http/tax-area.ts';
import { saveTypedBanner } from '../staff-banners/write-banner.ts';
import { saveBrand } from '../staff-brands/write-brand.ts';
import { saveTypedCampaign } from '../staff-campaigns/write-campaign.ts';
import { saveGroup } from '../staff-groups/write-group.ts';
import { saveTypedPage } from '../staff-pages/write-page.ts';
import { saveTypedTabbedPage } from '../staff-pages/write-tabbed-page.ts';
import { saveTypedPost } from '../staff-posts/write-post.ts';
import { saveTypedTexts } from '../staff-products/change-product.ts';
import { countPreviews, endPreviews, keepPreview } from './keep-preview.ts';
import { showPreview, showProductPreview } from './show-preview.ts';

/** A colleague reads a page or two a minute, in some languages. */
const someTries = { max: 60, timeWindow: '1 minute' };

/** What staff have typed and not saved, shown to those who have its link (STAFF-64). */
export const previews: ServiceModule = (app, context) => {
  const add = <Body extends z.ZodType<object>>(previewed: Previewed<Body>) => addRoutesOf(app, context, previewed);
  add({
    ...{ room: 'posts', kind: 'post', access: 'posts.keep' },
    ...{ body: postRequest.omit({ was: true }), save: saveTypedPost },
  });
  add({
    ...{ room: 'pages', kind: 'page', access: 'pages.keep' },
    ...{ body: contentPageRequest.omit({ was: true }), save: saveTypedPage },
  });
  add({
    ...{ room: 'tabbed-pages', kind: 'tabbed_page', access: 'pages.keep' },
    body: tabbedPageRequest.omit({ was: true }),
    save: (tx, { next: { tab, ...next }, ...who }) => saveTypedTabbedPage(tx, { ...who, next }, tab),
  });
  add({
    ...{ room: 'campaigns', kind: 'campaign', access: 'campaigns.keep' },
    ...{ body: campaignRequest.omit({ was: true }), save: saveTypedCampaign },
  });
  add({
    ...{ room: 'groups', kind: 'group', access: 'groups.keep' },
    ...{ body: groupRequest.omit({ was: true }), save: saveGroup },
  });
  add({
    ...{ room: 'brands', kind: 'brand', access: 'brands.keep' },
    ...{ body: brandRequest.omit({ was: true }), save: saveBrand },
  });
  const shop = () => ({ publicUrl: context.settings.publicUrl, catalogue: context.catalogue.catalogue });
  add({
    ...{ room: 'banners', kind: 'banner', access: 'content.banners' },
    body: bannerRequest.omit({ was: true }),
    save: (tx, change) => saveTypedBanner(tx, change, shop()),
  });
  add({
    ...{ room: 'products', kind: 'product', access: 'products.texts' },
    ...{ body: typedProductTexts, save: saveTypedTexts },
  });
  addReadRoutes(app, context);
};

interface Previewed<Body extends z.ZodType<object>> {
  /** In the addresses of its calls. */
  room: string;
  kind: Row<'previews'>['kind'];
  access: `${'posts' | 'pages' | 'campaigns' | 'groups' | 'brands'}.keep` | 'content.banners' | 'products.texts';
  body: Body;
  /** Saves it, within a transaction that is taken back. @returns what is kept of it */
  save: (tx: Executor, change: { id: number; next: z.output<Body>; actorId: number }) => Promise<object>;
}

/** Keeps what was typed, tells the links that are open, and ends them. */
function addRoutesOf<Body extends z.ZodType<object>>(
  app: ServiceApp,
  { db }: ServiceContext,
  { room, kind, access, body, save }: Previewed<Body>,
): void {
  const path = `/api/staff/${room}/:id/preview/`;
  const config = { access } as const;
  app.post(
    path,
    { config, schema: { params: idInPath, body, response: { 200: madePreview, '4xx': apiError } } },
    async (request) => {
      const { id } = request.params as z.output<typeof idInPath>;
      const actorId = callerOf(request).id;
      const state = await tryOut(db, (tx) => save(tx, { id, next: request.body as z.output<Body>, actorId }));
      return keepPreview(db, { kind, id, state, madeBy: actorId });
    },
  );

  app.get(
    path,
    { config, schema: { params: idInPath, response: { 200: openPreviews, '4xx': apiError } } },
    async ({ params }) => ({ open: await countPreviews(db, kind, params.id) }),
  );

  app.delete(
    path,
    { config, schema: { params: idInPath, response: { 200: done, '4xx': apiError } } },
    async ({ params }) => {
      await endPreviews(db, kind, params.id);
      return { ok: true as const };
    },
  );
}

function addReadRoutes(app: ServiceApp, { db, catalogue, settings }: ServiceContext): void {
  const config = { access: 'public', rateLimit: someTries } as const;
  const readerOf = ({ body, locale }: { body: z.output<typeof previewRequest>; locale: Locale }) => {
    const { catalogue: shop } = catalogue;
    const country = shop.countries.get(body.country)?.code ?? '';
    return { db, settings, catalogue: shop, locale, country, taxAreaId: taxAreaOf(shop, body.tax_area_id) };
  };
  app.post(
    '/api/previews/',
    { config, schema: { body: previewRequest, response: { 200: preview, '4xx': apiError } } },
    (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      return showPreview(request.body.token, readerOf(request));
    },
  );

  app.post(
    '/api/previews/product/',
    { config, schema: { body: previewRequest, response: { 200: productPreview, '4xx': apiError } } },
    (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      return showProductPreview(request.body.token, readerOf(request));
    },
  );
}
