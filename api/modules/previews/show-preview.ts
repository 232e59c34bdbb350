import { sql } from 'kysely';
import { type Preview, type ProductPreview, typedProductTexts } from 'mf-shared/contract';
import type { Database, Row } from '../../db/schema.ts';
import { Refusal } from '../../http/refusal.ts';
import { hashToken } from '../accounts/secret-token.ts';
import { productWithTexts } from '../products/show-product.ts';
import { atOnce, type PreviewReader, type Show } from './preview-reader.ts';
import { showBanner, showBrand, showCampaign, showGroup } from './show-lists.ts';
import { showPage, showPost, showTabbedPage } from './show-texts.ts';

/**
 * What a link's token stands for, as its reader would see it once it is saved like this (STAFF-64).
 * @throws Refusal 410 where the link has ended or never was, or what it shows is gone
 */
export async function showPreview(token: string, reader: PreviewReader): Promise<Preview> {
  const row = await openLink(token, reader.db);
  const shown = row && (await shownBy[row.kind]?.(row, reader));
  if (!shown) throw new Refusal(410, 'link_expired');
  return { club_from: '', ...shown, ends_at: new Date(row.ends_at).toISOString() };
}

const openLink = (token: string, db: Database): Promise<Row<'previews'> | undefined> =>
  db
    .selectFrom('previews')
    .selectAll()
    .where('token_hash', '=', hashToken(token))
    .where('ends_at', '>', sql<Date>`now()`)
    .executeTakeFirst();

/**
 * Does what {@link showPreview} does of a product, with the texts of one language as they were typed.
 * @throws Refusal 410 where the link has ended or is none of a product, or the product is gone
 */
export async function showProductPreview(token: string, reader: PreviewReader): Promise<ProductPreview> {
  const row = await openLink(token, reader.db);
  const { data: texts } = typedProductTexts.safeParse(row?.state);
  const model = row?.kind === 'product' ? reader.catalogue.models.get(row.target_id) : undefined;
  if (!row || !model || !texts || model.removed_at) throw new Refusal(410, 'link_expired');
  const { db, catalogue, settings, ...view } = reader;
  const product = await productWithTexts(db, { catalogue }, { model, texts }, { ...view, richText: settings.richText });
  return {
    ...{ ...atOnce, standing: model.is_public ? 'published' : 'hidden', club_from: '' },
    ...{ product, ends_at: new Date(row.ends_at).toISOString() },
  };
}

/** By what a link is of; products have a call of their own. */
const shownBy: Readonly<Partial<Record<Row<'previews'>['kind'], Show>>> = {
  ...{ post: showPost, page: showPage, tabbed_page: showTabbedPage },
  ...{ campaign: showCampaign, group: showGroup, brand: showBrand, banner: showBanner },
};
