import {
  apiError,
  bannerRequest,
  bannerState,
  brandRequest,
  contentPageRequest,
  done,
  frontPageRequest,
  groupRequest,
  plannedChanges,
  plannedDue,
  plannedInPath,
  plannedTarget,
  productTexts,
  productTextsRequest,
  tabbedPageRequest,
} from 'mf-shared/contract';
import type { z } from 'zod';
import { callerOf } from '../../http/access.ts';
import { Refusal } from '../../http/refusal.ts';
import type { ServiceApp, ServiceContext, ServiceModule } from '../../http/service-module.ts';
import { versionOf } from '../audit/logged-state.ts';
import { saveTypedBanner } from '../staff-banners/write-banner.ts';
import { textsSection } from '../staff-products/product-sections.ts';
import { listPlanned, planChange, takeBack } from './plan-change.ts';
import { type PlannedKind, plannedKinds, type Target } from './planned-kinds.ts';

const saves = { params: plannedTarget, response: { 200: done, '4xx': apiError } };
const ok = { ok: true } as const;

/** What has a number and a state, by the addresses of the rooms. */
const contents = [
  { kind: 'group', room: 'groups', body: groupRequest.required({ was: true }).extend(plannedDue.shape) },
  { kind: 'brand', room: 'brands', body: brandRequest.required({ was: true }).extend(plannedDue.shape) },
  { kind: 'page', room: 'pages', body: contentPageRequest.required({ was: true }).extend(plannedDue.shape) },
  {
    ...({ kind: 'tabbed_page', room: 'tabbed-pages' } as const),
    body: tabbedPageRequest.required({ was: true }).extend(plannedDue.shape),
  },
  { kind: 'banner', room: 'banners', body: bannerRequest.required({ was: true }).extend(plannedDue.shape) },
  // There is one front page, whose number is 1.
  { kind: 'front_page', room: 'front-page', body: frontPageRequest.required({ was: true }).extend(plannedDue.shape) },
] as const;

/** What staff have typed, to be saved at a moment (STAFF-68). */
export const plannedChangesModule: ServiceModule = (app, context) => {
  for (const { kind, room, body } of contents) {
    const path = `/api/staff/${room}/:id/planned/`;
    const config = { access: plannedKinds[kind].right };
    app.post(path, { config, schema: { ...saves, body } }, async (request) => {
      const { was, due_at, until, ...next } = request.body;
      const save = kind === 'banner' ? { save: saveTyped(context) } : {};
      const change = { was, next, ...momentsOf({ due_at, until }), madeBy: callerOf(request).id, ...save };
      await planChange(context.db, targetOf(kind, request.params), change);
      return ok;
    });
    addListRoutes(app, context, { kind, path });
  }
  addProductRoute(app, context);
};

/** Checks a banner as its form does, and where its buttons lead. */
const saveTyped =
  ({ catalogue, settings: { publicUrl } }: ServiceContext): PlannedKind['save'] =>
  (tx, { id }, { was, next, actorId }) => {
    const change = { id, actorId, was: bannerState.parse(was), next: bannerState.parse(next) };
    return saveTypedBanner(tx, change, { publicUrl, catalogue: catalogue.catalogue });
  };

const targetOf = (kind: Target['kind'], { id, language }: z.output<typeof plannedTarget>): Target => ({
  ...{ kind, id, language: language ?? null },
});

const momentsOf = ({ due_at, until }: z.output<typeof plannedDue>) => ({
  dueAt: new Date(due_at),
  until: until === null ? null : new Date(until),
});

function addProductRoute(app: ServiceApp, context: ServiceContext): void {
  const { db } = context;
  const kind = 'product_texts';
  const path = '/api/staff/products/:id/texts/:language/planned/';
  const body = productTextsRequest.omit({ locale: true }).extend(plannedDue.shape);
  app.post(path, { config: { access: plannedKinds[kind].right }, schema: { ...saves, body } }, async (request) => {
    const { version, due_at, until, ...next } = request.body;
    const target = targetOf(kind, request.params);
    const stored = target.language && (await textsSection(target.language).read(db, target.id));
    if (!stored || versionOf(stored) !== version) throw new Refusal(409, 'product_changed');
    const was = productTexts.parse(stored);
    await planChange(db, target, { was, next, ...momentsOf({ due_at, until }), madeBy: callerOf(request).id });
    return ok;
  });
  addListRoutes(app, context, { kind, path });
}

/** The changes of one thing that wait, and taking one back. */
function addListRoutes(
  app: ServiceApp,
  { db }: ServiceContext,
  { kind, path }: { kind: Target['kind']; path: string },
): void {
  const config = { access: plannedKinds[kind].right };
  app.get(
    path,
    { config, schema: { params: plannedTarget, response: { 200: plannedChanges, '4xx': apiError } } },
    async ({ params }) => ({ results: await listPlanned(db, targetOf(kind, params)) }),
  );

  app.delete(`${path}:planned/`, { config, schema: { ...saves, params: plannedInPath } }, async (request) => {
    const { params } = request;
    const taken = { planned: params.planned, actorId: callerOf(request).id };
    await takeBack(db, targetOf(kind, params), taken);
    return ok;
  });
}
