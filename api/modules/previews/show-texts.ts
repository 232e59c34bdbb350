import { contentPageState, postState, tabbedPageState } from 'mf-shared/contract';
import type { Database, Row } from '../../db/schema.ts';
import { wholeTexts } from '../../read-model/whole-tabs.ts';
import { articleOf } from '../blog/article.ts';
import { shownPage, shownTabbedPage } from '../content/shown-pages.ts';
import { standingOf as standingOfPage, textsOf as textsOfPage } from '../staff-pages/page-state.ts';
import { tabbedTextsOf } from '../staff-pages/tabbed-page-state.ts';
import { standingOf as standingOfPost, textsOf as textsOfPost } from '../staff-posts/post-state.ts';
import type { PreviewReader, Shown } from './preview-reader.ts';

export async function showPost(
  { target_id: id, state }: Row<'previews'>,
  reader: PreviewReader,
): Promise<Shown | null> {
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

export async function showPage({ target_id, state }: Row<'previews'>, reader: PreviewReader): Promise<Shown | null> {
  const { data: typed } = contentPageState.safeParse(state);
  const page = await readPage(reader.db, 'static_pages', target_id);
  if (!page || !typed) return null;
  return {
    ...{ standing: standingOfPage(typed), published_on: typed.published_on },
    shown: { kind: 'page', page: await shownPage({ ...page, texts: textsOfPage(typed) }, reader) },
  };
}

export async function showTabbedPage(
  { target_id, state }: Row<'previews'>,
  reader: PreviewReader,
): Promise<Shown | null> {
  const { data: typed } = tabbedPageState.safeParse(state);
  const page = await readPage(reader.db, 'tabbed_pages', target_id);
  if (!page || !typed) return null;
  const texts = wholeTexts(tabbedTextsOf(typed));
  return {
    ...{ standing: standingOfPage(typed), published_on: typed.published_on },
    shown: { kind: 'tabbed_page', page: await shownTabbedPage({ ...page, texts }, reader) },
  };
}

/** What staff do not type in a page's form. */
const readPage = (db: Database, table: 'static_pages' | 'tabbed_pages', id: number) =>
  db
    .selectFrom(table)
    .select(['id', 'slugs', 'section', 'show_in_navigation', 'menu_place'])
    .where('id', '=', id)
    .executeTakeFirst();
