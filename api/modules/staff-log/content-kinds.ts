import {
  bannerState,
  type ContentPageState,
  campaignState,
  codeState,
  frontPageState,
  giftCampaignState,
  giftCardStanding,
  giftCodeState,
  keywordState,
  type Locale,
  loggedBanner,
  loggedBrand,
  loggedContentPage,
  loggedPost,
  redirectState,
  tabbedPageState,
  taxState,
} from 'mf-shared/contract';
import { Refusal } from '../../http/refusal.ts';
import { textIn } from '../../read-model/per-locale.ts';
import { readRedirectStates, saveRedirect } from '../redirects/write-redirect.ts';
import { nameOf as nameOfBanner, textsOf as textsOfBanner } from '../staff-banners/banner-state.ts';
import { readBannerStates, saveBanner } from '../staff-banners/write-banner.ts';
import { brandInLines } from '../staff-brands/brand-state.ts';
import { readBrandStates, saveBrand } from '../staff-brands/write-brand.ts';
import { campaignInLines } from '../staff-campaigns/campaign-state.ts';
import { readCampaignStates, saveCampaign } from '../staff-campaigns/write-campaign.ts';
import { readCodeStates, saveCode } from '../staff-codes/write-code.ts';
import { frontPageInLines, readFrontPages, saveFrontPage } from '../staff-front-page/write-front-page.ts';
import { readGiftCodeStates, saveGiftCode } from '../staff-gift-campaigns/end-gift-code.ts';
import { giftCampaignInLines } from '../staff-gift-campaigns/gift-campaign-state.ts';
import { readGiftCampaignStates, saveGiftCampaign } from '../staff-gift-campaigns/write-gift-campaign.ts';
import { readStandings, saveStanding } from '../staff-gift-cards/block-gift-card.ts';
import { readKeywordStates, saveKeyword } from '../staff-keywords/write-keyword.ts';
import { tabbedInLines } from '../staff-pages/tabbed-page-state.ts';
import { readPageStates, savePage } from '../staff-pages/write-page.ts';
import { readTabbedStates, saveTabbedPage } from '../staff-pages/write-tabbed-page.ts';
import { postInLines } from '../staff-posts/post-state.ts';
import { readPostStates, savePost } from '../staff-posts/write-post.ts';
import { taxInLines } from '../staff-taxes/tax-state.ts';
import { isStillPlanned, readTaxStates, saveTaxes } from '../staff-taxes/write-taxes.ts';
import { attributeKinds } from './attribute-kinds.ts';
import { type ContentKind, contentKind, namesInColumn, namesInStates } from './content-kind.ts';
import { filtersOfGroups, menusOfGroups, placesOfGroups, productGroups } from './group-kinds.ts';
import type { LoggedWrite } from './logged-write.ts';
import { orderOfStores, ordersOfPages } from './order-kinds.ts';
import { deliveries, factsOfStores, hoursOfStores, madeDeliveries, standingOfStores } from './place-kinds.ts';

const ofGiftCampaigns = {
  right: 'gift_campaigns.keep' as const,
  readStates: readGiftCampaignStates,
  readNames: namesInStates(readGiftCampaignStates, giftCampaignState, ({ names }, locale) => textIn(names, locale)),
  // Null before it was made, and after it was removed.
  schema: giftCampaignState.nullable(),
  save: saveGiftCampaign,
};
/** Codes that were made stay: they are taken back one by one. */
const codesOfGiftCampaigns = contentKind({ ...ofGiftCampaigns, canUndo: () => false });

/** Nobody is subscribed without the own link: what staff ended is not undone. Only the subscription itself knows its address. */
const endedSubscriptions: ContentKind = {
  right: 'newsletters.keep',
  readStates: async () => new Map(),
  readNames: namesInColumn('newsletter_subscriptions', 'email'),
  canUndo: () => false,
  undo: () => Promise.reject(new Refusal(404, 'write_not_found')),
};

const ofTitles = ({ titles }: Pick<ContentPageState, 'titles'>, locale: Locale) => textIn(titles, locale);

const kinds = {
  ...attributeKinds,
  banner: contentKind({
    // Null before it was made, and after it was removed.
    ...{ right: 'content.banners', schema: loggedBanner.nullable(), readStates: readBannerStates, save: saveBanner },
    readNames: namesInStates(readBannerStates, bannerState, (state, locale) =>
      nameOfBanner(textsOfBanner(state), locale),
    ),
  }),
  brand: contentKind({
    // The making of one has no state before it, and is not undone.
    ...{ right: 'brands.keep', schema: loggedBrand, readStates: readBrandStates, save: saveBrand },
    ...{ inLines: brandInLines },
    readNames: namesInColumn('manufacturers', 'name'),
  }),
  campaign: contentKind({
    // Null before it was made, and after it was removed.
    ...{ right: 'campaigns.keep', schema: campaignState.nullable(), readStates: readCampaignStates },
    ...{ save: saveCampaign, inLines: campaignInLines },
    readNames: namesInStates(readCampaignStates, campaignState, ofTitles),
  }),
  delivery: deliveries,
  discount_code: contentKind({
    ...{ right: 'codes.keep', schema: codeState, readStates: readCodeStates, save: saveCode },
    readNames: namesInColumn('discount_codes', 'code'),
  }),
  front_page: contentKind({
    ...{ right: 'content.banners', schema: frontPageState, readStates: readFrontPages, save: saveFrontPage },
    // There is one, which the reader's language names.
    ...{ inLines: frontPageInLines, readNames: async () => new Map() },
  }),
  gift_campaign: contentKind({ ...ofGiftCampaigns, inLines: giftCampaignInLines }),
  gift_code: contentKind({
    ...{ right: 'gift_campaigns.keep', schema: giftCodeState, readStates: readGiftCodeStates, save: saveGiftCode },
    readNames: namesInColumn('gift_campaign_codes', 'code'),
  }),
  gift_card: contentKind({
    ...{ right: 'gift_cards.work', schema: giftCardStanding, readStates: readStandings, save: saveStanding },
    readNames: namesInColumn('gift_cards', 'code_hint'),
    // A code that ended in a mail's favour does not come back.
    canUndo: ({ action }) => action === 'gift_card_block',
  }),
  keyword: contentKind({
    // Null before it was made, and after it was removed.
    ...{ right: 'keywords.keep', schema: keywordState.nullable(), readStates: readKeywordStates, save: saveKeyword },
    readNames: namesInStates(readKeywordStates, keywordState, ({ words }, locale) => textIn(words, locale)),
  }),
  newsletter_subscription: endedSubscriptions,
  page: contentKind({
    // Null before it was made.
    ...{ right: 'pages.keep', schema: loggedContentPage.nullable(), readStates: readPageStates, save: savePage },
    canUndo: ({ after }) => after !== null,
    readNames: namesInStates(readPageStates, loggedContentPage, ofTitles),
  }),
  post: contentKind({
    // Null before it was made.
    ...{
      right: 'posts.keep',
      schema: loggedPost.nullable(),
      readStates: readPostStates,
      save: savePost,
      inLines: postInLines,
    },
    canUndo: ({ after }) => after !== null,
    readNames: namesInStates(readPostStates, loggedPost, ofTitles),
  }),
  product_group: productGroups,
  redirect: contentKind({
    // Null before it was made, and after it was removed.
    ...{
      right: 'redirects.keep',
      schema: redirectState.nullable(),
      readStates: readRedirectStates,
      save: saveRedirect,
    },
    readNames: namesInStates(readRedirectStates, redirectState, ({ old_path }) => old_path),
  }),
  // The making of one has no state before it, and is not undone.
  store: factsOfStores,
  tabbed_page: contentKind({
    // Null before it was made.
    ...{ right: 'pages.keep', schema: tabbedPageState.nullable(), readStates: readTabbedStates },
    ...{ save: saveTabbedPage, inLines: tabbedInLines, canUndo: ({ after }) => after !== null },
    readNames: namesInStates(readTabbedStates, tabbedPageState, ofTitles),
  }),
  tax_area: contentKind({
    ...{ right: 'taxes.keep', schema: taxState, readStates: readTaxStates, save: saveTaxes, inLines: taxInLines },
    readNames: namesInColumn('tax_areas', 'name'),
    canUndo: ({ before, after }) => isStillPlanned(before, after),
  }),
};

/** The content that has a number and a state, by subject; products, settings and search words have ways of their own. */
export const contentKinds: ReadonlyMap<string, ContentKind> = new Map(Object.entries(kinds));

/** The kind of what a write is about; parts of a store and of a group, the order of pages and of stores, and whole ways to deliver, are saved apart. Undefined for what has none. */
export function kindOf({ entity, action }: LoggedWrite): ContentKind | undefined {
  if (action === 'delivery_made') return madeDeliveries;
  if (action === 'store_hours') return hoursOfStores;
  if (action === 'store_standing') return standingOfStores;
  if (action === 'gift_codes') return codesOfGiftCampaigns;
  if (action === 'group_menu') return menusOfGroups;
  if (action === 'group_filters') return filtersOfGroups;
  if (action === 'page_order') return ordersOfPages;
  if (action === 'store_order') return orderOfStores;
  return action === 'group_place' ? placesOfGroups : contentKinds.get(entity);
}
