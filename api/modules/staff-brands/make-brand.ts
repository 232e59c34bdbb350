import { sql } from 'kysely';
import type { Locale, NewBrand } from 'mf-shared/contract';
import { firstFree, slugOfName } from 'mf-shared/rules/slugify';
import { inTransaction } from '../../db/in-transaction.ts';
import { enterProducts, takeProductTurn } from '../../db/product-turn.ts';
import type { Database, Executor } from '../../db/schema.ts';
import { Refusal, refusedField } from '../../http/refusal.ts';
import { noteWrite } from '../audit/note-write.ts';
import { findSlugRefusal } from '../page-paths/address-holders.ts';
import { isSlug } from '../page-paths/check-slugs.ts';
import { toBrandState } from './brand-state.ts';
import { aboutBrand } from './write-brand.ts';

/**
 * Makes a brand, the last one of the shop (STAFF-53). @param who tells of what has an address in a language
 * @returns its number @throws Refusal
 */
export const makeBrand = (
  db: Database,
  { name, slug: own }: NewBrand,
  who: { actorId: number; locale: Locale },
): Promise<number> =>
  inTransaction(db, async (tx) => {
    // An import gives numbers long before it writes brands.
    if (!(await enterProducts(tx))) throw new Refusal(409, 'import_runs');
    await takeProductTurn(tx);
    if (name === '') throw refusedField('name', 'validation.required');
    const slug = own === '' ? await freeSlug(tx, name, who.locale) : await checkedSlug(tx, own, who.locale);
    const next = (column: 'id' | 'sort_order') =>
      sql<number>`(SELECT coalesce(max(${sql.ref(column)}), 0) + 1 FROM manufacturers)`;
    const row = await tx
      .insertInto('manufacturers')
      .values({ id: next('id'), sort_order: next('sort_order'), slug, name })
      .returningAll()
      .executeTakeFirstOrThrow();
    await noteWrite(tx, who.actorId, {
      ...aboutBrand(row.id),
      before: null,
      after: { ...toBrandState(row), slug },
    });
    await sql`SELECT bump_catalogue_version()`.execute(tx);
    return row.id;
  });

/** The address that staff wrote. @throws Refusal where it cannot be one, or something has it */
async function checkedSlug(tx: Executor, own: string, locale: Locale): Promise<string> {
  if (!isSlug(own)) throw refusedField('slug', 'addresses.slug_signs');
  const refusal = await findSlugRefusal(tx, own, locale);
  if (refusal) throw refusal;
  return own;
}

/** The first address that is free, out of the name. @throws Refusal where the name gives none */
async function freeSlug(tx: Executor, name: string, locale: Locale): Promise<string> {
  const slug = slugOfName(name);
  if (!isSlug(slug)) throw refusedField('slug', 'validation.required');
  return firstFree(slug, async (each) => (await findSlugRefusal(tx, each, locale)) !== null);
}
