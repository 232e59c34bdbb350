import {
  apiError,
  brandRequest,
  campaignRequest,
  contentPageRequest,
  done,
  groupRequest,
  idInPath,
  madePreview,
  openPreviews,
  postRequest,
  preview,
  previewRequest,
  tabbedPageRequest,
} from 'mf-shared/contract';
import { tryOut } from '../../db/try-out.ts';
import { callerOf } from '../../http/access.ts';
import type { ServiceApp, ServiceContext, ServiceModule } from '../../http/service-module.ts';
import { taxAreaOf } from '../../http/tax-area.ts';
import { saveBrand } from '../staff-brands/write-brand.ts';
import { saveTypedCampaign } from '../staff-campaigns/write-campaign.ts';
import { saveGroup } from '../staff-groups/write-group.ts';
import { saveTypedPage } from '../staff-pages/write-page.ts';
import { saveTypedTabbedPage } from '../staff-pages/write-tabbed-page.ts';
import { saveTypedPost } from '../staff-posts/write-post.ts';
import { countPreviews, endPreviews, keepPreview } from './keep-preview.ts';
import { showPreview } from './show-preview.ts';

/** A colleague reads a page or two a minute, in some languages. */
const someTries = { max: 60, timeWindow: '1 minute' };
const response = { 200: madePreview, '4xx': apiError };

/** What staff have typed and not saved, shown to those who have its link (STAFF-64). */
export const previews: ServiceModule = (app, context) => {
  addPostRoute(app, context);
  addPageRoutes(app, context);
  addCampaignRoute(app, context);
  addListRoutes(app, context);
  addLinkRoutes(app, context);
  addReadRoute(app, context);
};

function addPostRoute(app: ServiceApp, { db }: ServiceContext): void {
  app.post(
    '/api/staff/posts/:id/preview/',
    { config: { access: 'posts.keep' }, schema: { params: idInPath, body: postRequest.omit({ was: true }), response } },
    async (request) => {
      const change = { id: request.params.id, next: request.body, actorId: callerOf(request).id };
      const state = await tryOut(db, (tx) => saveTypedPost(tx, change));
      return keepPreview(db, { kind: 'post', id: change.id, state, madeBy: change.actorId });
    },
  );
}

function addPageRoutes(app: ServiceApp, { db }: ServiceContext): void {
  const config = { access: 'pages.keep' } as const;
  app.post(
    '/api/staff/pages/:id/preview/',
    { config, schema: { params: idInPath, body: contentPageRequest.omit({ was: true }), response } },
    async (request) => {
      const change = { id: request.params.id, next: request.body, actorId: callerOf(request).id };
      const state = await tryOut(db, (tx) => saveTypedPage(tx, change));
      return keepPreview(db, { kind: 'page', id: change.id, state, madeBy: change.actorId });
    },
  );

  app.post(
    '/api/staff/tabbed-pages/:id/preview/',
    { config, schema: { params: idInPath, body: tabbedPageRequest.omit({ was: true }), response } },
    async (request) => {
      const { tab, ...next } = request.body;
      const change = { id: request.params.id, next, actorId: callerOf(request).id };
      const state = await tryOut(db, (tx) => saveTypedTabbedPage(tx, change, tab));
      return keepPreview(db, { kind: 'tabbed_page', id: change.id, state, madeBy: change.actorId });
    },
  );
}

function addCampaignRoute(app: ServiceApp, { db }: ServiceContext): void {
  app.post(
    '/api/staff/campaigns/:id/preview/',
    {
      config: { access: 'campaigns.keep' },
      schema: { params: idInPath, body: campaignRequest.omit({ was: true }), response },
    },
    async (request) => {
      const change = { id: request.params.id, next: request.body, actorId: callerOf(request).id };
      const state = await tryOut(db, (tx) => saveTypedCampaign(tx, change));
      return keepPreview(db, { kind: 'campaign', id: change.id, state, madeBy: change.actorId });
    },
  );
}

/** Groups and brands, whose pages are lists with words above them. */
function addListRoutes(app: ServiceApp, { db }: ServiceContext): void {
  app.post(
    '/api/staff/groups/:id/preview/',
    {
      config: { access: 'groups.keep' },
      schema: { params: idInPath, body: groupRequest.omit({ was: true }), response },
    },
    async (request) => {
      const change = { id: request.params.id, next: request.body, actorId: callerOf(request).id };
      const state = await tryOut(db, (tx) => saveGroup(tx, change));
      return keepPreview(db, { kind: 'group', id: change.id, state, madeBy: change.actorId });
    },
  );

  app.post(
    '/api/staff/brands/:id/preview/',
    {
      config: { access: 'brands.keep' },
      schema: { params: idInPath, body: brandRequest.omit({ was: true }), response },
    },
    async (request) => {
      const change = { id: request.params.id, next: request.body, actorId: callerOf(request).id };
      const state = await tryOut(db, (tx) => saveBrand(tx, change));
      return keepPreview(db, { kind: 'brand', id: change.id, state, madeBy: change.actorId });
    },
  );
}

/** What previews are made of, by the addresses of their rooms. */
const previewed = [
  { room: 'posts', kind: 'post', access: 'posts.keep' },
  { room: 'pages', kind: 'page', access: 'pages.keep' },
  { room: 'tabbed-pages', kind: 'tabbed_page', access: 'pages.keep' },
  { room: 'campaigns', kind: 'campaign', access: 'campaigns.keep' },
  { room: 'groups', kind: 'group', access: 'groups.keep' },
  { room: 'brands', kind: 'brand', access: 'brands.keep' },
] as const;

/** The links that are open, and their end (STAFF-64). */
function addLinkRoutes(app: ServiceApp, { db }: ServiceContext): void {
  for (const { room, kind, access } of previewed) {
    const path = `/api/staff/${room}/:id/preview/`;
    app.get(
      path,
      { config: { access }, schema: { params: idInPath, response: { 200: openPreviews, '4xx': apiError } } },
      async ({ params }) => ({ open: await countPreviews(db, kind, params.id) }),
    );
    app.delete(
      path,
      { config: { access }, schema: { params: idInPath, response: { 200: done, '4xx': apiError } } },
      async ({ params }) => {
        await endPreviews(db, kind, params.id);
        return { ok: true as const };
      },
    );
  }
}

function addReadRoute(app: ServiceApp, { db, catalogue, settings }: ServiceContext): void {
  app.post(
    '/api/previews/',
    {
      config: { access: 'public', rateLimit: someTries },
      schema: { body: previewRequest, response: { 200: preview, '4xx': apiError } },
    },
    (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      const { catalogue: shop } = catalogue;
      const { token, tax_area_id } = request.body;
      const reader = { db, settings, catalogue: shop, locale: request.locale, taxAreaId: taxAreaOf(shop, tax_area_id) };
      return showPreview(token, reader);
    },
  );
}
