import { bannerState, campaignState, loggedBrand, loggedGroup } from 'mf-shared/contract';
import type { Row } from '../../db/schema.ts';
import { listItems } from '../../read-model/list-item.ts';
import { isListed, type Model } from '../../read-model/model.ts';
import { manufacturerOf } from '../content/brands.ts';
import { homeOf } from '../content/home.ts';
import { standingByTimes } from '../content/standing-by-times.ts';
import { productGroupOf } from '../product-lists/product-group.ts';
import { campaignOf } from '../product-lists/running-campaign.ts';
import { readableHtml } from '../rich-text/readable-html.ts';
import { textsOf as textsOfBanner } from '../staff-banners/banner-state.ts';
import { readBanner } from '../staff-banners/write-banner.ts';
import { textsOf as textsOfBrand } from '../staff-brands/brand-state.ts';
import { standingOf as standingOfCampaign, textsOf as textsOfCampaign } from '../staff-campaigns/campaign-state.ts';
import { toColumns } from '../staff-groups/group-state.ts';
import { atOnce, type PreviewReader, type Shown } from './preview-reader.ts';

export async function showCampaign(
  { target_id: id, state }: Row<'previews'>,
  reader: PreviewReader,
): Promise<Shown | null> {
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

export async function showGroup(
  { target_id: id, state }: Row<'previews'>,
  reader: PreviewReader,
): Promise<Shown | null> {
  const { data: typed } = loggedGroup.safeParse(state);
  const { catalogue, locale } = reader;
  const group = catalogue.groups.byId.get(id);
  if (!group || !typed) return null;
  const image = typed.image || group.image;
  const told = productGroupOf({ ...group, ...toColumns({ ...typed, image }), image }, catalogue, locale);
  const description_html = await readableHtml(told.description_html, htmlReader(reader));
  const products = await firstOf(catalogue.modelsOfGroup(group), reader);
  return { ...atOnce, shown: { kind: 'group', group: { ...told, description_html }, products } };
}

export async function showBrand(
  { target_id: id, state }: Row<'previews'>,
  reader: PreviewReader,
): Promise<Shown | null> {
  const { data: typed } = loggedBrand.safeParse(state);
  const { catalogue, locale } = reader;
  const maker = catalogue.manufacturers.get(id);
  if (!maker || !typed) return null;
  const { name = maker.name, logo = maker.logo } = typed;
  const told = manufacturerOf({ ...maker, name, logo: logo || null, texts: textsOfBrand(typed) }, catalogue, locale);
  const description = await readableHtml(told.description, htmlReader(reader));
  const listed = await firstOf(catalogue.modelsOfManufacturer(id), reader);
  const products = listed.map((product) => ({ ...product, manufacturer: name }));
  const standing = typed.is_hidden ? ({ standing: 'hidden' } as const) : {};
  return { ...atOnce, ...standing, shown: { kind: 'brand', brand: { ...told, description }, products } };
}

/** The front page with the banner, whatever the time is and wherever it stands among others. */
export async function showBanner(
  { target_id: id, state }: Row<'previews'>,
  reader: PreviewReader,
): Promise<Shown | null> {
  const { data: typed } = bannerState.safeParse(state);
  const stored = await readBanner(reader.db, id);
  if (!stored || !typed) return null;
  const { spot: kind, image, crop_point, colours: sub_text, starts_at, ends_at, is_active } = typed;
  const looks = { id, kind, image: image || null, crop_point, sub_text, texts: textsOfBanner(typed) };
  const others = reader.catalogue.content.banners.filter((each) => each.id !== id);
  // Before the others of its place, which may leave no room for it.
  const banners = [{ ...looks, starts_at: null, ends_at: null }, ...others];
  const times = { starts_at: starts_at ? new Date(starts_at) : null, ends_at: ends_at ? new Date(ends_at) : null };
  return {
    standing: shownAs[standingByTimes({ ...times, is_active }, new Date())],
    published_on: starts_at ?? '',
    shown: {
      kind: 'front',
      home: await homeOf(reader.db, { ...reader, banners, always: partOfSpot[kind], now: new Date() }),
    },
  };
}

/** Where a banner of each place stands, which is previewed even where staff hide that part of the page. */
const partOfSpot = { hero: 'hero', text: 'strips', image: 'tiles', dynamic: 'tiles' } as const;

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
