import type { Article, Locale, ProductListItem } from 'mf-shared/contract';
import type { Database } from '../../db/schema.ts';
import type { Catalogue } from '../../read-model/catalogue.ts';
import type { ArticleRow } from '../../read-model/content.ts';
import { listItem } from '../../read-model/list-item.ts';
import { inLocale, perLocale } from '../../read-model/per-locale.ts';
import { articlePath, categoryPath } from '../page-paths/blog-paths.ts';
import { keywordsOf } from '../rich-text/keywords-of.ts';
import { markKeywords } from '../rich-text/mark-keywords.ts';
import { readableHtml } from '../rich-text/readable-html.ts';
import type { RichTextSettings } from '../rich-text/sanitise-html.ts';
import { articlesByDate, bloggerOf, postOf } from './posts.ts';

const relatedShown = 3;

interface View {
  catalogue: Catalogue;
  locale: Locale;
  taxAreaId: number;
}

/** One article whole: its words, who wrote it, the products it speaks of, what to read next. */
export async function articleOf(
  db: Database,
  article: ArticleRow,
  { richText, ...view }: View & { richText: RichTextSettings },
): Promise<Article> {
  const { catalogue, locale } = view;
  const { texts } = await db
    .selectFrom('articles')
    .select('texts')
    .where('id', '=', article.id)
    .executeTakeFirstOrThrow();
  const author = catalogue.content.bloggers.find(({ id }) => id === article.blogger_id);
  return {
    ...postOf(article, catalogue, locale),
    metaDescription: inLocale(texts, locale)?.metaDescription ?? '',
    content: markKeywords(
      await readableHtml(inLocale(texts, locale)?.content ?? '', { pages: catalogue, locale, settings: richText }),
      keywordsOf(catalogue, locale),
    ),
    blogger: author ? bloggerOf(author, locale) : null,
    categoryPath: categoryPath(article.kind),
    paths: perLocale((language) => articlePath(article, language)),
    products: await productsOf(db, article.id, view),
    related: related(catalogue, article).map((other) => postOf(other, catalogue, locale)),
  };
}

async function productsOf(
  db: Database,
  articleId: number,
  { catalogue, locale, taxAreaId }: View,
): Promise<ProductListItem[]> {
  const rows = await db.selectFrom('article_models').select('model_id').where('article_id', '=', articleId).execute();
  const names = await catalogue.textsOf(locale);
  return rows.flatMap(({ model_id }) => {
    const model = catalogue.models.get(model_id);
    const words = names.get(model_id);
    return model?.is_public && words ? [listItem(model, words, { locale, taxAreaId, reference: catalogue })] : [];
  });
}

/** Articles of the same kind come first, then those of the same author, then the newest. */
function related(catalogue: Catalogue, { id, kind, blogger_id }: ArticleRow): ArticleRow[] {
  const others = articlesByDate(catalogue).filter((other) => other.id !== id);
  const nearness = (other: ArticleRow) => (other.kind === kind ? 2 : 0) + (other.blogger_id === blogger_id ? 1 : 0);
  return others.sort((a, b) => nearness(b) - nearness(a)).slice(0, relatedShown);
}
