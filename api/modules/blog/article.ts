import type { Article, Locale, ProductListItem } from 'mf-shared/contract';
import type { Database, Row } from '../../db/schema.ts';
import type { Catalogue } from '../../read-model/catalogue.ts';
import type { ArticleRow } from '../../read-model/content.ts';
import { listItems } from '../../read-model/list-item.ts';
import { inLocale, perLocale } from '../../read-model/per-locale.ts';
import { articlePath, categoryPath } from '../page-paths/blog-paths.ts';
import { keywordsOf } from '../rich-text/keywords-of.ts';
import { markKeywords } from '../rich-text/mark-keywords.ts';
import { withProducts } from '../rich-text/products-in-text.ts';
import { readableHtml } from '../rich-text/readable-html.ts';
import type { RichTextSettings } from '../rich-text/sanitise-html.ts';
import { articlesByDate, bloggerOf, postOf } from './posts.ts';

const relatedShown = 3;

interface View {
  catalogue: Catalogue;
  locale: Locale;
  taxAreaId: number;
}

type WholeTexts = Row<'articles'>['texts'];
type ArticleView = View & { richText: RichTextSettings };

/** An article as it is saved: the catalogue in memory leaves its content out. */
export async function savedArticle(db: Database, article: ArticleRow, view: ArticleView): Promise<Article> {
  const found = db.selectFrom('articles').select('texts').where('id', '=', article.id);
  const { texts } = await found.executeTakeFirstOrThrow();
  return articleOf(article, texts, view);
}

/** One article whole: its words, who wrote it, the products it speaks of, what to read next. */
export async function articleOf(
  article: ArticleRow,
  texts: WholeTexts,
  { richText, ...view }: ArticleView,
): Promise<Article> {
  const { catalogue, locale } = view;
  const author = catalogue.content.bloggers.find(({ id }) => id === article.blogger_id);
  const html = await readableHtml(inLocale(texts, locale)?.content ?? '', {
    ...{ pages: catalogue, locale, settings: richText, hasParts: true },
  });
  return {
    ...postOf(article, catalogue, locale),
    metaDescription: inLocale(texts, locale)?.metaDescription ?? '',
    ...(await withProducts(markKeywords(html, keywordsOf(catalogue, locale)), view)),
    blogger: author ? bloggerOf(author, locale) : null,
    categoryPath: categoryPath(article.kind),
    paths: perLocale((language) => articlePath(article, language)),
    products: await productsOf(article, view),
    related: related(catalogue, article).map((other) => postOf(other, catalogue, locale)),
  };
}

async function productsOf(
  { model_ids }: ArticleRow,
  { catalogue, locale, taxAreaId }: View,
): Promise<ProductListItem[]> {
  const models = model_ids.flatMap((id) => catalogue.models.get(id) ?? []).filter(({ is_public }) => is_public);
  return listItems(models, await catalogue.textsOf(locale), { locale, taxAreaId, reference: catalogue });
}

/** Articles of the same kind come first, then those of the same author, then the newest. */
function related(catalogue: Catalogue, { id, kind, blogger_id }: ArticleRow): ArticleRow[] {
  const others = articlesByDate(catalogue).filter((other) => other.id !== id);
  const nearness = (other: ArticleRow) => (other.kind === kind ? 2 : 0) + (other.blogger_id === blogger_id ? 1 : 0);
  return others.sort((a, b) => nearness(b) - nearness(a)).slice(0, relatedShown);
}
