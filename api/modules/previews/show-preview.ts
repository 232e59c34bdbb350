import { sql } from 'kysely';
import {
  brandState,
  campaignState,
  contentPageState,
  groupState,
  type Preview,
  type ProductPreview,
  postState,
  tabbedPageState,
  typedProductTexts,
} from 'mf-shared/contract';
import type { Database, Row } from '../../db/schema.ts';
import { Refusal } from '../../http/refusal.ts';
import { listItems } from '../../read-model/list-item.ts';
import { isListed, type Model } from '../../read-model/model.ts';
import { wholeTexts } from '../../read-model/whole-tabs.ts';
import { hashToken } from '../accounts/secret-token.ts';
import { articleOf } from '../blog/article.ts';
import type { Reader } from '../configuration/terms-by-country.ts';
import { manufacturerOf } from '../content/brands.ts';
import { shownPage, shownTabbedPage } from '../content/shown-pages.ts';
import { productGroupOf } from '../product-lists/product-group.ts';
import { campaignOf } from '../product-lists/running-campaign.ts';
import { productWithTexts } from '../products/show-product.ts';
import { readableHtml } from '../rich-text/readable-html.ts';
import { textsOf as textsOfBrand } from '../staff-brands/write-brand.ts';
import { standingOf as standingOfCampaign, textsOf as textsOfCampaign } from '../staff-campaigns/campaign-state.ts';
import { toColumns } from '../staff-groups/group-state.ts';
import { standingOf as standingOfPage, textsOf as textsOfPage } from '../staff-pages/page-state.ts';
import { tabbedTextsOf } from '../staff-pages/tabbed-page-state.ts';
import { standingOf as standingOfPost, textsOf as textsOfPost } from '../staff-posts/post-state.ts';

interface PreviewReader extends Reader {
  taxAreaId: number;
}

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

type Shown = Omit<Preview, 'ends_at' | 'club_from'> & Partial<Pick<Preview, 'club_from'>>;

type Show = (row: Row<'previews'>, reader: PreviewReader) => Promise<Shown | null>;

async function showPost({ target_id: id, state }: Row<'previews'>, reader: PreviewReader): Promise<Shown | null> {
  const { data: typed } = postState.safeParse(state);
  const post = await reader.db.selectFrom('articles').select('id').where('id', '=', id).executeTakeFirst();
  if (!post || !typed) return null;
  const { catalogue, locale, taxAreaId } = reader;
  const texts = textsOfPost(typed);
  const { category: kind, slugs, image, minutes, published_on } = typed;
  const article = {
    ...{ id, kind, slugs, image, minutes, published_on, texts },
    blogger_id: catalogue.content.bloggers.find(({ slug }) => slug === typed.author)?.id ?? null,
    model_ids: typed.products.flatMap((slug) => catalogue.modelsBySlug.get(slug)?.id ?? []).sort((a, b) => a - b),
  };
  const view = { catalogue, locale, taxAreaId, richText: reader.settings.richText };
  return {
    ...{ standing: standingOfPost(typed), published_on },
    shown: { kind: 'post', post: await articleOf(article, texts, view) },
  };
}

async function showPage({ target_id, state }: Row<'previews'>, reader: PreviewReader): Promise<Shown | null> {
  const { data: typed } = contentPageState.safeParse(state);
  const page = await readPage(reader.db, 'static_pages', target_id);
  if (!page || !typed) return null;
  return {
    ...{ standing: standingOfPage(typed), published_on: typed.published_on },
    shown: { kind: 'page', page: await shownPage({ ...page, texts: textsOfPage(typed) }, reader) },
  };
}

async function showTabbedPage({ target_id, state }: Row<'previews'>, reader: PreviewReader): Promise<Shown | null> {
  const { data: typed } = tabbedPageState.safeParse(state);
  const page = await readPage(reader.db, 'tabbed_pages', target_id);
  if (!page || !typed) return null;
  const texts = wholeTexts(tabbedTextsOf(typed));
  return {
    ...{ standing: standingOfPage(typed), published_on: typed.published_on },
    shown: { kind: 'tabbed_page', page: await shownTabbedPage({ ...page, texts }, reader) },
  };
}

async function showCampaign({ target_id: id, state }: Row<'previews'>, reader: PreviewReader): Promise<Shown | null> {
  const { data: typed } = campaignState.safeParse(state);
  const { catalogue, db, locale, taxAreaId } = reader;
  const row = await db
    .selectFrom('campaigns')
    .select('id')
    .where('id', '=', id)
    .where('is_removed', '=', false)
    .executeTakeFirst();
  if (!row || !typed) return null;
  const models = typed.products.flatMap((slug) => catalogue.modelsBySlug.get(slug) ?? []).filter(isListed);
  const view = { locale, taxAreaId, reference: catalogue };
  const products = listItems(models, await catalogue.textsOf(locale), view);
  const { starts_at, club_starts_at, ends_at, is_active } = typed;
  const asDate = (moment: string | null) => (moment === null ? null : new Date(moment));
  const times = { starts_at: asDate(starts_at), club_starts_at: asDate(club_starts_at), ends_at: asDate(ends_at) };
  const { slugs, image } = typed;
  const campaign = campaignOf({ id, slugs, image: image || null, texts: textsOfCampaign(typed), starts_at }, locale);
  return {
    standing: shownAs[standingOfCampaign({ ...times, is_active }, new Date())],
    published_on: starts_at ?? '',
    club_from: club_starts_at ?? '',
    shown: { kind: 'campaign', campaign, products },
  };
}

async function showGroup({ target_id: id, state }: Row<'previews'>, reader: PreviewReader): Promise<Shown | null> {
  const { data: typed } = groupState.safeParse(state);
  const { catalogue, locale } = reader;
  const group = catalogue.groups.byId.get(id);
  if (!group || !typed) return null;
  const told = productGroupOf({ ...group, ...toColumns(typed) }, catalogue, locale);
  const description_html = await readableHtml(told.description_html, htmlReader(reader));
  const products = await firstOf(catalogue.modelsOfGroup(group), reader);
  return { ...atOnce, shown: { kind: 'group', group: { ...told, description_html }, products } };
}

async function showBrand({ target_id: id, state }: Row<'previews'>, reader: PreviewReader): Promise<Shown | null> {
  const { data: typed } = brandState.safeParse(state);
  const { catalogue, locale } = reader;
  const maker = catalogue.manufacturers.get(id);
  if (!maker || !typed) return null;
  const told = manufacturerOf({ ...maker, texts: textsOfBrand(typed) }, catalogue, locale);
  const description = await readableHtml(told.description, htmlReader(reader));
  const products = await firstOf(catalogue.modelsOfManufacturer(id), reader);
  return { ...atOnce, shown: { kind: 'brand', brand: { ...told, description }, products } };
}

/** Groups, brands and products have no day of their own. */
const atOnce = { standing: 'published', published_on: '' } as const;
/** The number of products that the preview of a list shows. */
const mostShown = 24;

const htmlReader = ({ catalogue: pages, locale, settings }: PreviewReader) => ({
  ...{ pages, locale, settings: settings.richText },
});

async function firstOf(models: readonly Model[], { catalogue, locale, taxAreaId }: PreviewReader) {
  const texts = await catalogue.textsOf(locale);
  return listItems(models.slice(0, mostShown), texts, { locale, taxAreaId, reference: catalogue });
}

const shownAs = { running: 'published', club: 'planned', planned: 'planned', over: 'over', hidden: 'hidden' } as const;

/** What staff do not type in a page's form. */
const readPage = (db: Database, table: 'static_pages' | 'tabbed_pages', id: number) =>
  db.selectFrom(table).select(['id', 'slugs', 'section', 'show_in_navigation']).where('id', '=', id).executeTakeFirst();

/** By what a link is of; products have a call of their own. */
const shownBy: Readonly<Partial<Record<Row<'previews'>['kind'], Show>>> = {
  ...{ post: showPost, page: showPage, tabbed_page: showTabbedPage },
  ...{ campaign: showCampaign, group: showGroup, brand: showBrand },
};
