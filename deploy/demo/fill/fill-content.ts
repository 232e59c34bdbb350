import type { Executor } from 'api/seed';
import { insertMany } from 'api/seed';
import { type Locale, localeCodes } from 'mf-shared/contract';
import { demoArticles } from '../content/articles.ts';
import { bannerTexts, demoBanners } from '../content/banners.ts';
import { demoBloggers } from '../content/bloggers.ts';
import { type DemoCampaign, demoCampaigns, demoGiftCampaigns } from '../content/campaigns.ts';
import { demoKeywords } from '../content/keywords.ts';
import { type DemoPage, demoPages } from '../content/pages.ts';
import { pathsTo } from '../content/paths.ts';
import { demoTopics } from '../content/questions.ts';
import { contentHtml, sizeTableHtml } from '../content/rich-lines.ts';
import { demoTabbedPages, storedTabs } from '../content/tabbed-pages.ts';
import type { DemoGroup } from '../groups/build-groups.ts';
import { giftCardModelIds, giftCardTemplateColors, giftCardTemplateNames } from '../models/gift-card-models.ts';
import { productPicture } from '../palettes/pictures.ts';
import { addDays } from '../prices/day.ts';
import { demoSizeTables } from '../shop/size-tables.ts';

const inEach = <T>(make: (locale: Locale) => T) =>
  Object.fromEntries(localeCodes.map((locale) => [locale, make(locale)]));

/** A page's words; the one about sizes ends with every table that a product may have. */
const pageHtml = ({ key, lines }: DemoPage, locale: Locale): string =>
  contentHtml(lines, locale) +
  (key === 'size-tables' ? demoSizeTables.map((table) => sizeTableHtml(table, locale)).join('') : '');

/** Orders that a team's shared gift code is good for. */
const teamSize = 1000;

/** A table: the rows of pages, guides and banners; those of questions and campaigns stand below. */
export async function fillContent(db: Executor, groups: readonly DemoGroup[], today: string): Promise<void> {
  const pathTo = pathsTo(groups);
  await insertMany(
    db,
    'banners',
    demoBanners.map((banner, i) => ({
      id: i + 1,
      kind: banner.kind,
      image: banner.image,
      crop_point: banner.cropPoint,
      sub_text: banner.subText,
      texts: bannerTexts(banner, pathTo),
      sort_order: i,
    })),
  );
  await insertMany(
    db,
    'keywords',
    demoKeywords.map(({ keyword, text, url }, i) => ({
      id: i + 1,
      texts: inEach((locale) => ({ keyword: keyword[locale], text: text[locale], url: pathTo(url, locale) })),
    })),
  );
  await insertMany(
    db,
    'static_pages',
    demoPages.map((page, i) => ({
      id: i + 1,
      slugs: page.slugs,
      section: page.section,
      show_in_navigation: page.showInNavigation,
      texts: inEach((locale) => ({ title: page.titles[locale], content: pageHtml(page, locale) })),
      sort_order: i,
    })),
  );
  await insertMany(
    db,
    'tabbed_pages',
    demoTabbedPages.map((page, i) => ({
      id: i + 1,
      slugs: page.slugs,
      section: page.section,
      show_in_navigation: page.showInNavigation,
      texts: inEach((locale) => ({ title: page.titles[locale], tabs: storedTabs(page.tabs, locale) })),
      sort_order: i,
    })),
  );
  await insertMany(
    db,
    'bloggers',
    demoBloggers.map(({ slug, name, image, about }, i) => ({
      id: i + 1,
      slug,
      name,
      image,
      texts: inEach((locale) => ({ description: about[locale] })),
    })),
  );
  await insertMany(
    db,
    'articles',
    demoArticles.map((article, i) => ({
      id: i + 1,
      kind: article.kind,
      slugs: article.slugs,
      image: article.image,
      minutes: article.minutes,
      blogger_id: demoBloggers.findIndex(({ slug }) => slug === article.blogger) + 1 || null,
      published_on: addDays(today, -article.daysAgo),
      texts: inEach((locale) => ({
        title: article.titles[locale],
        label: article.labels[locale],
        summary: article.summaries[locale],
        content: contentHtml(article.lines, locale),
      })),
      sort_order: i,
    })),
  );
  await insertMany(
    db,
    'article_models',
    demoArticles.flatMap(({ modelIds }, i) => modelIds.map((modelId) => ({ article_id: i + 1, model_id: modelId }))),
  );
  await fillQuestions(db);
  await fillCampaigns(db, today);
}

async function fillQuestions(db: Executor): Promise<void> {
  await insertMany(
    db,
    'question_topics',
    demoTopics.map(({ titles }, i) => ({ id: i + 1, titles, sort_order: i })),
  );
  await insertMany(
    db,
    'questions',
    demoTopics
      .flatMap(({ questions }, i) => questions.map((question) => ({ ...question, topicId: i + 1 })))
      .map(({ topicId, slug, questions, lines }, i) => ({
        id: i + 1,
        topic_id: topicId,
        slug,
        texts: inEach((locale) => ({ question: questions[locale], answer: contentHtml(lines, locale) })),
        sort_order: i,
      })),
  );
}

/** When a campaign begins for members of the club, and when for everybody. */
const opening = ({ opensInDays }: DemoCampaign, today: string) => ({
  club_starts_at: opensInDays === undefined ? null : addDays(today, -1),
  starts_at: opensInDays === undefined ? null : addDays(today, opensInDays),
});

/** A table: the rows of campaigns and gift cards. */
async function fillCampaigns(db: Executor, today: string): Promise<void> {
  await insertMany(
    db,
    'campaigns',
    demoCampaigns.map((campaign, i) => ({
      id: i + 1,
      slugs: campaign.slugs,
      image: campaign.image,
      ...opening(campaign, today),
      texts: inEach((locale) => ({ title: campaign.titles[locale], description: campaign.descriptions[locale] })),
    })),
  );
  await insertMany(
    db,
    'campaign_models',
    demoCampaigns.flatMap(({ modelIds }, i) =>
      modelIds.map((modelId, sort) => ({ campaign_id: i + 1, model_id: modelId, sort_order: sort })),
    ),
  );
  await insertMany(
    db,
    'gift_campaigns',
    demoGiftCampaigns.map((campaign, i) => ({
      id: i + 1,
      slug: campaign.slug,
      names: campaign.names,
      texts: inEach((locale) => ({ description: campaign.descriptions[locale] })),
      image: campaign.image,
    })),
  );
  await insertMany(
    db,
    'gift_campaign_models',
    demoGiftCampaigns.flatMap(({ modelIds }, i) =>
      modelIds.map((modelId, sort) => ({ campaign_id: i + 1, model_id: modelId, sort_order: sort })),
    ),
  );
  await insertMany(
    db,
    'gift_campaign_codes',
    demoGiftCampaigns
      .flatMap(({ codes, sharedCode }, i) => [
        ...codes.map((code) => ({ campaign_id: i + 1, code, max_uses: 1 })),
        { campaign_id: i + 1, code: sharedCode, max_uses: teamSize },
      ])
      .map((row, i) => {
        const isUsed = row.code.endsWith('USED');
        return { id: i + 1, ...row, uses: isUsed ? 1 : 0, used_at: isUsed ? '2026-01-01T00:00:00.000Z' : null };
      }),
  );
  await insertMany(
    db,
    'gift_card_templates',
    giftCardTemplateColors.map((color, i) => ({
      id: i + 1,
      model_id: giftCardModelIds.withRecipient,
      names: giftCardTemplateNames[i],
      image: productPicture('gift-card', i + 1, color, 'front'),
      sort_order: i,
    })),
  );
}
