import type { SavedProduct, StaffRight, typedProductTexts } from 'mf-shared/contract';
import { isLocale } from 'mf-shared/rules/locales';
import type { z } from 'zod';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Database, Executor } from '../../db/schema.ts';
import { Refusal } from '../../http/refusal.ts';
import { asState, isSame, isStillSo, versionOf } from '../audit/logged-state.ts';
import { noteWrite } from '../audit/note-write.ts';
import { factsSection } from './facts-section.ts';
import { picturesSection } from './pictures-section.ts';
import { priceSection, pricesSection, type Section, textsSection, visibilitySection } from './product-sections.ts';
import { variantSection } from './variant-section.ts';

interface Who {
  modelId: number;
  actorId: number;
}

/**
 * Saves a section of a product, unless somebody has changed it since it was read (STAFF-28).
 * @param version of what was read; null where there was nothing
 * @returns that of what is stored now
 */
export const changeProduct = <State extends object>(
  db: Database,
  who: Who,
  section: Section<State>,
  { version, next }: { version: string | null; next: State },
): Promise<SavedProduct> => inTransaction(db, (tx) => saveProduct(tx, who, section, { version, next }));

/** Does what {@link changeProduct} does, within a transaction. */
export async function saveProduct<State extends object>(
  tx: Executor,
  who: Who,
  section: Section<State>,
  { version, next }: { version: string | null; next: State },
): Promise<SavedProduct> {
  await lockModel(tx, who.modelId);
  const before = await section.read(tx, who.modelId);
  if (version !== (before && versionOf(before))) throw new Refusal(409, 'product_changed');
  await save(tx, who, { section, before, next });
  return { version: versionOf(next) };
}

/** Saves the texts of a language over whatever stands there, within a transaction. @returns what was typed */
export async function saveTypedTexts(
  tx: Executor,
  { id, next, actorId }: { id: number; next: TypedTexts; actorId: number },
): Promise<TypedTexts> {
  const section = textsSection(next.locale);
  const stored = await section.read(tx, id);
  const version = stored && versionOf(stored);
  await saveProduct(tx, { modelId: id, actorId }, section, { version, next: { ...next, is_manual: true } });
  return next;
}

type TypedTexts = z.output<typeof typedProductTexts>;

/** Brings back what a write replaced, where nothing has changed it since; that is a write too (STAFF-29). */
export const undoProductWrite = (
  db: Database,
  { rights, ...who }: Who & { rights: ReadonlySet<StaffRight> },
  writeId: number,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    await lockModel(tx, who.modelId);
    const write = await tx
      .selectFrom('audit_log')
      .select(['action', 'before', 'after'])
      .where('id', '=', writeId)
      .where('entity', '=', 'product')
      .where('entity_id', '=', String(who.modelId))
      .executeTakeFirst();
    const [before, after] = [asState(write?.before), asState(write?.after)];
    const section = write ? sectionOf(write.action, after) : null;
    if (!section || !before) throw new Refusal(404, 'write_not_found');
    if (!rights.has(rightOf(section.action))) throw new Refusal(403, 'right_missing');
    const now = await section.read(tx, who.modelId);
    if (!isStillSo(now, after)) throw new Refusal(409, 'product_changed');
    const next = stateBack(section, before, now);
    if (isSame(now, next)) throw new Refusal(404, 'write_not_found');
    await save(tx, who, { section, before: now, next });
  });

/** What an undo stores: what stood there before, with what the section has got since, or keeps. */
function stateBack(section: Section<object>, before: object, now: object | null): object {
  const back = { ...now, ...before };
  return now && section.back ? section.back(back, now) : back;
}

/** Whether an undo of a write would change anything that is stored now. */
export const canBeBack = (section: Section<object>, before: object | null, now: object | null): boolean =>
  before !== null && !isSame(now, stateBack(section, before, now));

/** What changing a section needs, and undoing the change. */
export const rightOf = (action: string): StaffRight => rightsOfActions[action] ?? 'products.texts';

const rightsOfActions: Readonly<Record<string, StaffRight>> = {
  ...{ product_price: 'products.prices', product_prices: 'products.prices' },
  ...{ product_facts: 'products.make', product_variant: 'products.make' },
};

/** The section that a write of the log changed; null for one that is none. */
export function sectionOf(action: string, after: object | null): Section<object> | null {
  const locale = after && 'locale' in after ? after.locale : null;
  const sku = after && 'sku' in after ? after.sku : null;
  const known: Section<object>[] = [priceSection, pricesSection, visibilitySection, picturesSection, factsSection];
  if (typeof sku === 'string') known.push(variantSection(sku));
  if (typeof locale === 'string' && isLocale(locale)) known.push(textsSection(locale));
  return known.find((each) => each.action === action) ?? null;
}

async function save<State extends object>(
  tx: Executor,
  { modelId, actorId }: Who,
  { section, before, next }: { section: Section<State>; before: State | null; next: State },
): Promise<void> {
  if (isSame(before, next)) return;
  await section.write(tx, modelId, next);
  await noteWrite(tx, actorId, {
    ...{ action: section.action, entity: 'product', entityId: String(modelId) },
    ...{ before, after: next },
  });
}

/** Writers of one product take turns. @throws Refusal 404 */
export async function lockModel(tx: Executor, modelId: number): Promise<void> {
  const row = await tx
    .selectFrom('product_models')
    .select('id')
    .where('id', '=', modelId)
    .where('removed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new Refusal(404, 'product_not_found');
}
