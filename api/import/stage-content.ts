import type { ImportContext } from './import-context.ts';
import { checkPeriod, onlyOnce } from './lines-in-files.ts';
import type { Place } from './problems.ts';

/** What shoppers read and see beside products. It comes after the products that it names. */
export async function stageContent(context: ImportContext): Promise<void> {
  await stageKeywords(context);
  await stageBanners(context);
  await stageAuthors(context);
  await stagePosts(context);
  await stageCampaigns(context);
}

async function stageKeywords({ source, staging, known, problems }: ImportContext): Promise<void> {
  for await (const { record, place } of source.read('keywords', problems))
    await staging.add('keywords', [
      { id: known.keywords.give(record.key, place, problems), key: record.key, texts: record.texts },
    ]);
}

async function stageBanners({ source, staging, known, problems, pictures }: ImportContext): Promise<void> {
  let order = 0;
  for await (const { record, place } of source.read('banners', problems)) {
    checkPeriod(record, place, problems);
    await staging.add('banners', [
      {
        id: known.banners.give(record.key, place, problems),
        key: record.key,
        kind: record.kind,
        image: await pictures.takeOrNull(record.image, 'image', place),
        crop_point: record.cropPoint ?? null,
        sub_text: record.subText ?? null,
        texts: record.texts,
        starts_at: record.starts ?? null,
        ends_at: record.ends ?? null,
        is_active: record.active ?? null,
        sort_order: order++,
      },
    ]);
  }
}

async function stageAuthors({ source, staging, known, problems, pictures }: ImportContext): Promise<void> {
  for await (const { record, place } of source.read('authors', problems))
    await staging.add('bloggers', [
      {
        id: known.authors.give(record.key, place, problems),
        slug: record.key,
        name: record.name,
        image: await pictures.takeOrNull(record.image, 'image', place),
        texts: record.texts ?? {},
      },
    ]);
}

async function stagePosts(context: ImportContext): Promise<void> {
  const { source, staging, known, problems, pictures } = context;
  const once = onlyOnce(problems);
  let order = 0;
  for await (const { record, place } of source.read('posts', problems)) {
    const id = known.posts.give(record.key, place, problems);
    for (const [locale, slug] of Object.entries(record.slugs))
      once(`${record.kind} ${slug} (${locale})`, place, `slugs.${locale}`);
    await staging.add('articles', [
      {
        id,
        key: record.key,
        kind: record.kind,
        slugs: record.slugs,
        image: await pictures.takeOrNull(record.image, 'image', place),
        minutes: record.minutes ?? null,
        blogger_id: record.author === undefined ? null : known.authors.find(record.author, 'author', place, problems),
        published_on: record.published,
        is_published: record.shown ?? null,
        texts: record.texts,
        sort_order: order++,
      },
    ]);
    const models = record.products
      ? productIds(context, record.products, place)
      : await storedProducts(context, 'article_models', id);
    await staging.add(
      'article_models',
      models.map((model_id) => ({ article_id: id, model_id })),
    );
  }
}

async function stageCampaigns(context: ImportContext): Promise<void> {
  const { source, staging, known, problems, pictures } = context;
  const once = onlyOnce(problems);
  for await (const { record, place } of source.read('campaigns', problems)) {
    checkPeriod(record, place, problems);
    const { clubStarts, starts } = record;
    if (clubStarts !== undefined && (starts === undefined || Date.parse(clubStarts) >= Date.parse(starts)))
      problems.add(place, 'clubStarts', 'is not before starts');
    const id = known.campaigns.give(record.key, place, problems);
    for (const [locale, slug] of Object.entries(record.slugs)) once(`${slug} (${locale})`, place, `slugs.${locale}`);
    await staging.add('campaigns', [
      {
        id,
        key: record.key,
        slugs: record.slugs,
        image: await pictures.takeOrNull(record.image, 'image', place),
        texts: record.texts,
        starts_at: starts ?? null,
        club_starts_at: clubStarts ?? null,
        ends_at: record.ends ?? null,
        is_active: record.active ?? null,
      },
    ]);
    const models = record.products
      ? productIds(context, record.products, place)
      : await storedProducts(context, 'campaign_models', id);
    await staging.add(
      'campaign_models',
      models.map((model_id, sort_order) => ({ campaign_id: id, model_id, sort_order })),
    );
  }
}

const productIds = ({ known, problems }: ImportContext, products: readonly string[], place: Place): number[] =>
  [...new Set(products)].map((product) => known.products.find(product, 'products', place, problems));

/** The products of a post or a campaign as they are stored: the staff choose them too (STAFF-57, STAFF-60). */
async function storedProducts(
  { tx }: ImportContext,
  table: 'article_models' | 'campaign_models',
  id: number,
): Promise<number[]> {
  const rows = await (table === 'article_models'
    ? tx.selectFrom(table).select('model_id').where('article_id', '=', id)
    : tx.selectFrom(table).select('model_id').where('campaign_id', '=', id).orderBy('sort_order').orderBy('model_id')
  ).execute();
  return rows.map(({ model_id }) => model_id);
}
