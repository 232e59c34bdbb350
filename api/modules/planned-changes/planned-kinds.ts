import {
  bannerState,
  contentPageState,
  frontPageState,
  type Locale,
  loggedBrand,
  loggedGroup,
  productTexts,
  type StaffRight,
  tabbedPageState,
} from 'mf-shared/contract';
import type { z } from 'zod';
import type { Executor, Row } from '../../db/schema.ts';
import { languagesInLines } from '../../texts/languages-in-lines.ts';
import { versionOf } from '../audit/logged-state.ts';
import { readBannerStates, saveTypedBanner } from '../staff-banners/write-banner.ts';
import { readBrandStates, saveBrand } from '../staff-brands/write-brand.ts';
import { frontPageInLines, readFrontPages, saveFrontPage } from '../staff-front-page/write-front-page.ts';
import { readGroupStates, saveGroup } from '../staff-groups/write-group.ts';
import { tabbedInLines } from '../staff-pages/tabbed-page-state.ts';
import { readPageStates, saveTypedPage } from '../staff-pages/write-page.ts';
import { readTabbedStates, savePlannedTabbedPage } from '../staff-pages/write-tabbed-page.ts';
import { saveProduct } from '../staff-products/change-product.ts';
import { textsSection } from '../staff-products/product-sections.ts';

export interface Target {
  kind: Row<'planned_changes'>['kind'];
  id: number;
  /** The language of a product's texts. */
  language: Locale | null;
}

interface Change<State> {
  /** The state that is saved over: nothing newer is. */
  was: State;
  next: State;
  actorId: number;
}

export interface PlannedKind {
  /** What planning needs, as saving does. */
  right: StaffRight;
  /** The state that a form changes; null where the thing is gone, or has none in the language. */
  read: (db: Executor, target: Target) => Promise<object | null>;
  /** Checks and saves as the form does. @returns the state as it is kept @throws Refusal */
  save: (tx: Executor, target: Target, change: Change<unknown>) => Promise<object>;
  /** A state as the lines that the log tells, by which changes of different fields are told apart. */
  inLines: (state: object) => Record<string, unknown>;
}

function plannedKind<State extends object>({
  schema,
  save,
  inLines = languagesInLines,
  ...kind
}: Pick<PlannedKind, 'right' | 'read'> & {
  inLines?: PlannedKind['inLines'];
  schema: z.ZodType<State>;
  save: (tx: Executor, target: Target, change: Change<State>) => Promise<object>;
}): PlannedKind {
  return {
    ...kind,
    inLines,
    save: (tx, target, { was, next, actorId }) =>
      save(tx, target, { was: schema.parse(was), next: schema.parse(next), actorId }),
  };
}

type ReadStates = (db: Executor, ids: readonly number[]) => Promise<ReadonlyMap<number, object>>;
const byNumber =
  (readStates: ReadStates): PlannedKind['read'] =>
  async (db, { id }) =>
    (await readStates(db, [id])).get(id) ?? null;

const sectionOf = ({ language }: Target) => textsSection(language ?? 'fi');

/** What can be planned, by the writes that save it. */
export const plannedKinds: Readonly<Record<Target['kind'], PlannedKind>> = {
  banner: plannedKind({
    ...{ right: 'content.banners', schema: bannerState, read: byNumber(readBannerStates) },
    // Where its buttons lead was checked when it was planned.
    save: (tx, { id }, change) => saveTypedBanner(tx, { id, ...change }, null),
  }),
  brand: plannedKind({
    ...{ right: 'brands.keep', schema: loggedBrand, read: byNumber(readBrandStates) },
    save: (tx, { id }, change) => saveBrand(tx, { id, ...change }),
  }),
  front_page: plannedKind({
    ...{ right: 'content.banners', schema: frontPageState, read: byNumber(readFrontPages), inLines: frontPageInLines },
    save: (tx, _target, change) => saveFrontPage(tx, change),
  }),
  group: plannedKind({
    ...{ right: 'groups.keep', schema: loggedGroup, read: byNumber(readGroupStates) },
    save: (tx, { id }, change) => saveGroup(tx, { id, ...change }),
  }),
  page: plannedKind({
    ...{ right: 'pages.keep', schema: contentPageState, read: byNumber(readPageStates) },
    save: (tx, { id }, change) => saveTypedPage(tx, { id, ...change }),
  }),
  tabbed_page: plannedKind({
    ...{ right: 'pages.keep', schema: tabbedPageState, read: byNumber(readTabbedStates), inLines: tabbedInLines },
    save: (tx, { id }, change) => savePlannedTabbedPage(tx, { id, ...change }),
  }),
  product_texts: plannedKind({
    ...{ right: 'products.texts', schema: productTexts },
    async read(db, target) {
      const texts = await sectionOf(target).read(db, target.id);
      return texts && productTexts.parse(texts);
    },
    async save(tx, target, { was, next, actorId }) {
      const section = sectionOf(target);
      const stored = await section.read(tx, target.id);
      const isOver = stored !== null && versionOf(productTexts.parse(stored)) === versionOf(was);
      await saveProduct(tx, { modelId: target.id, actorId }, section, {
        version: isOver ? versionOf(stored) : '',
        next: { ...next, locale: target.language ?? 'fi', is_manual: true },
      });
      return next;
    },
  }),
};
