import type { Day, Generated, Json, JsonDefault, MomentOrNull, Texts } from './column-kinds.ts';

export interface BannerTexts {
  title?: string;
  heading?: string;
  text?: string;
  /** Lines paired with the lines of buttonText. */
  url?: string;
  buttonText?: string;
}

export interface BannersTable {
  id: number;
  kind: 'image' | 'dynamic' | 'text' | 'hero';
  image: string | null;
  crop_point: Generated<string>;
  sub_text: Generated<string>;
  texts: Json<Texts<BannerTexts>>;
  starts_at: MomentOrNull;
  ends_at: MomentOrNull;
  is_active: Generated<boolean>;
  sort_order: Generated<number>;
}

export interface KeywordsTable {
  id: number;
  texts: Json<Texts<{ keyword: string; text: string; url: string }>>;
}

export type PageSection = 'service' | 'shop' | 'circular' | 'company' | 'corporate';

export interface StaticPagesTable {
  id: number;
  slugs: Json<Texts>;
  section: PageSection;
  show_in_navigation: Generated<boolean>;
  texts: Json<Texts<{ title: string; content: string }>>;
  sort_order: Generated<number>;
}

export interface StoredTab {
  title: string;
  slug: string;
  content: string;
  tabs: StoredTab[];
}

export interface TabbedPagesTable {
  id: number;
  slugs: Json<Texts>;
  section: Generated<PageSection>;
  show_in_navigation: Generated<boolean>;
  texts: Json<Texts<{ title: string; tabs: StoredTab[] }>>;
  sort_order: Generated<number>;
}

export interface BloggersTable {
  id: number;
  slug: string;
  name: string;
  image: string | null;
  texts: JsonDefault<Texts<{ description?: string }>>;
}

export interface ArticleTexts {
  title: string;
  label?: string;
  summary?: string;
  content?: string;
}

export interface ArticlesTable {
  id: number;
  kind: 'guide' | 'test' | 'event' | 'blog' | 'club-offer' | 'experience';
  slugs: Json<Texts>;
  image: Generated<string>;
  minutes: Generated<number>;
  blogger_id: number | null;
  published_on: Day;
  texts: Json<Texts<ArticleTexts>>;
  sort_order: Generated<number>;
}

export interface ArticleModelsTable {
  article_id: number;
  model_id: number;
}

export interface CampaignsTable {
  id: number;
  slugs: Json<Texts>;
  image: Generated<string>;
  texts: Json<Texts<{ title: string; description?: string }>>;
  starts_at: MomentOrNull;
  ends_at: MomentOrNull;
  is_active: Generated<boolean>;
}

export interface CampaignModelsTable {
  campaign_id: number;
  model_id: number;
  sort_order: Generated<number>;
}

export interface ContentTables {
  banners: BannersTable;
  keywords: KeywordsTable;
  static_pages: StaticPagesTable;
  tabbed_pages: TabbedPagesTable;
  bloggers: BloggersTable;
  articles: ArticlesTable;
  article_models: ArticleModelsTable;
  campaigns: CampaignsTable;
  campaign_models: CampaignModelsTable;
}
