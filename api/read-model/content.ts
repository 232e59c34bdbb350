import { sql } from 'kysely';
import type { BlogCategory } from 'mf-shared/contract';
import { shopDay } from 'mf-shared/rules/shop-day';
import type { Texts } from '../db/schema/column-kinds.ts';
import type { ArticleTexts, BannerTexts, StaticPageTexts, StoredTab } from '../db/schema/stored-json.ts';
import type { Executor, PageSection } from '../db/schema.ts';
import { type FormerPage, readFormerPages } from './former-pages.ts';
import { mediaPath } from './picture-paths.ts';
import { readRows } from './read-rows.ts';
import { wholeTexts } from './whole-tabs.ts';

export interface BannerRow {
  id: number;
  kind: 'image' | 'dynamic' | 'text' | 'hero';
  image: string | null;
  crop_point: string;
  sub_text: string;
  texts: Texts<BannerTexts>;
  starts_at: string | null;
  ends_at: string | null;
}

export interface KeywordRow {
  id: number;
  texts: Texts<{ keyword: string; text: string; url: string }>;
}

export interface PageRow<T> {
  id: number;
  slugs: Texts;
  section: PageSection;
  show_in_navigation: boolean;
  /** Among the pages of its section, of either kind; null stands behind those that have one. */
  menu_place: number | null;
  texts: Texts<T>;
}

interface TabbedTexts {
  title: string;
  tabs: StoredTab[];
}

export interface BloggerRow {
  id: number;
  slug: string;
  name: string;
  image: string | null;
  texts: Texts<{ description?: string }>;
}

export interface ArticleRow {
  id: number;
  kind: BlogCategory;
  slugs: Texts;
  image: string;
  minutes: number;
  blogger_id: number | null;
  published_on: string;
  texts: Texts<ArticleTexts>;
  /** Models that it speaks of. */
  model_ids: number[];
}

export interface CampaignRow {
  id: number;
  slugs: Texts;
  image: string | null;
  texts: Texts<{ title: string; description: string }>;
  /** From when members of the club see it, before everybody does; null where they see it no earlier. */
  club_starts_at: string | null;
  starts_at: string | null;
  ends_at: string | null;
  /** In the campaign's order. */
  model_ids: number[];
}

export interface QuestionRow {
  id: number;
  topic_id: number;
  slug: string;
  texts: Texts<{ question: string; answer: string }>;
}

export interface Content {
  banners: readonly BannerRow[];
  keywords: readonly KeywordRow[];
  /** Those that shoppers see. */
  staticPages: readonly PageRow<StaticPageTexts>[];
  /** Those that shoppers see. */
  tabbedPages: readonly PageRow<TabbedTexts>[];
  /** Those that shoppers see, of text and with tabs, by the parts of an address that they had. */
  formerPages: ReadonlyMap<string, FormerPage<PageRow<TabbedTexts>>>;
  /** Posts of the magazine whose day has come. */
  articles: readonly ArticleRow[];
  /** The parts of an address that posts had, and that none has now. */
  formerPosts: ReadonlyMap<string, ArticleRow>;
  /** The next day on which a post or a page is shown; null where none is planned. */
  nextDay: string | null;
  bloggers: readonly BloggerRow[];
  campaigns: readonly CampaignRow[];
  /** The parts of an address that campaigns had, and that none has now. */
  formerCampaigns: ReadonlyMap<string, CampaignRow>;
  questionTopics: readonly { id: number; titles: Texts }[];
  questions: readonly QuestionRow[];
}

export async function loadContent(db: Executor): Promise<Content> {
  const rows = <T>(query: string) => readRows<T>(db, sql.raw(query));
  const banners = await rows<BannerRow>(
    'SELECT * FROM banners WHERE is_active AND NOT is_removed ORDER BY sort_order, id',
  );
  // By this process's clock, as the one that reads anew when the day of a post or a page begins.
  const today = shopDay();
  const articles = await readRows<ArticleRow>(
    db,
    sql`SELECT id, kind, slugs, image, minutes, blogger_id, published_on,
      (SELECT jsonb_object_agg(key, value - 'content') FROM jsonb_each(texts)) AS texts,
      array(SELECT model_id FROM article_models WHERE article_id = articles.id ORDER BY model_id) AS model_ids
      FROM articles WHERE is_published AND published_on <= ${today}::date ORDER BY sort_order, published_on DESC, id`,
  );
  const [planned] = await readRows<{ day: string | null }>(
    db,
    sql`SELECT min(day)::text AS day FROM (
        SELECT published_on AS day FROM articles WHERE is_published
        UNION ALL SELECT published_on FROM static_pages WHERE is_published
        UNION ALL SELECT published_on FROM tabbed_pages WHERE is_published) p WHERE day > ${today}::date`,
  );
  const pages = <T>(table: 'static_pages' | 'tabbed_pages') =>
    readRows<PageRow<T>>(
      db,
      sql`SELECT id, slugs, section, show_in_navigation, menu_place, texts FROM ${sql.table(table)}
        WHERE is_published AND coalesce(published_on, ${today}::date) <= ${today}::date ORDER BY sort_order, id`,
    );
  const staticPages = await pages<StaticPageTexts>('static_pages');
  const storedPages = await pages<TabbedTexts>('tabbed_pages');
  const tabbedPages = storedPages.map((page) => ({ ...page, texts: wholeTexts(page.texts) }));
  const campaigns = await rows<CampaignRow>(
    `SELECT id, slugs, image, texts, club_starts_at, starts_at, ends_at, array(
        SELECT model_id FROM campaign_models WHERE campaign_id = campaigns.id ORDER BY sort_order, model_id) AS model_ids
      FROM campaigns WHERE is_active AND NOT is_removed ORDER BY id`,
  );
  const shownCampaigns = campaigns.map((row) => ({ ...row, image: row.image ? mediaPath(row.image) : null }));
  return {
    banners: banners.map((banner) => ({ ...banner, image: mediaPath(banner.image) })),
    keywords: await rows<KeywordRow>('SELECT * FROM keywords WHERE NOT is_removed ORDER BY id'),
    staticPages,
    tabbedPages,
    formerPages: await readFormerPages(db, { staticPages, tabbedPages }),
    questionTopics: await rows('SELECT id, titles FROM question_topics ORDER BY sort_order, id'),
    questions: await rows('SELECT id, topic_id, slug, texts FROM questions ORDER BY sort_order, id'),
    bloggers: (await rows<BloggerRow>('SELECT * FROM bloggers ORDER BY id')).map((blogger) => ({
      ...blogger,
      image: mediaPath(blogger.image),
    })),
    articles: articles.map((article) => ({ ...article, image: mediaPath(article.image) })),
    formerPosts: byFormerSlug(await rows('SELECT slug, article_id AS owner FROM former_post_slugs'), articles),
    nextDay: planned?.day ?? null,
    campaigns: shownCampaigns,
    formerCampaigns: byFormerSlug(
      await rows('SELECT slug, campaign_id AS owner FROM former_campaign_slugs'),
      shownCampaigns,
    ),
  };
}

/** What is shown by the parts of an address that it had. */
function byFormerSlug<T extends { id: number }>(
  former: readonly { slug: string; owner: number }[],
  shown: readonly T[],
): Map<string, T> {
  const byId = new Map(shown.map((each) => [each.id, each]));
  return new Map(
    former.flatMap(({ slug, owner }) => {
      const found = byId.get(owner);
      return found ? [[slug, found] as const] : [];
    }),
  );
}
