import {
  contentPageState,
  type Locale,
  loggedBrand,
  loggedGroup,
  productTexts,
  type StaffRight,
} from 'mf-shared/contract';
import type { z } from 'zod';
import type { Executor, Row } from '../../db/schema.ts';
import { versionOf } from '../audit/logged-state.ts';
import { readBrandStates, saveBrand } from '../staff-brands/write-brand.ts';
import { readGroupStates, saveGroup } from '../staff-groups/write-group.ts';
import { readPageStates, saveTypedPage } from '../staff-pages/write-page.ts';
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

interface PlannedKind {
  /** What planning needs, as saving does. */
  right: StaffRight;
  /** The state that a form changes; null where the thing is gone, or has none in the language. */
  read: (db: Executor, target: Target) => Promise<object | null>;
  /** Checks and saves as the form does. @returns the state as it is kept @throws Refusal */
  save: (tx: Executor, target: Target, change: Change<unknown>) => Promise<object>;
}

function plannedKind<State extends object>({
  schema,
  save,
  ...kind
}: Pick<PlannedKind, 'right' | 'read'> & {
  schema: z.ZodType<State>;
  save: (tx: Executor, target: Target, change: Change<State>) => Promise<object>;
}): PlannedKind {
  return {
    ...kind,
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
  brand: plannedKind({
    ...{ right: 'brands.keep', schema: loggedBrand, read: byNumber(readBrandStates) },
    save: (tx, { id }, change) => saveBrand(tx, { id, ...change }),
  }),
  group: plannedKind({
    ...{ right: 'groups.keep', schema: loggedGroup, read: byNumber(readGroupStates) },
    save: (tx, { id }, change) => saveGroup(tx, { id, ...change }),
  }),
  page: plannedKind({
    ...{ right: 'pages.keep', schema: contentPageState, read: byNumber(readPageStates) },
    save: (tx, { id }, change) => saveTypedPage(tx, { id, ...change }),
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
