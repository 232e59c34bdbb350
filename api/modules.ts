import type { ServiceModule } from './http/service-module.ts';
import { media } from './media/media-module.ts';
import { accounts } from './modules/accounts/routes.ts';
import { afterSale } from './modules/after-sale/routes.ts';
import { attachments } from './modules/attachments/routes.ts';
import { backInStock } from './modules/back-in-stock/routes.ts';
import { blog } from './modules/blog/routes.ts';
import { bulkChanges } from './modules/bulk-changes/routes.ts';
import { buyerOrders } from './modules/buyer-orders/routes.ts';
import { parcelLabels } from './modules/carrier/routes.ts';
import { checkout } from './modules/checkout/routes.ts';
import { complaints } from './modules/complaints/routes.ts';
import { configuration } from './modules/configuration/routes.ts';
import { contact } from './modules/contact/routes.ts';
import { content } from './modules/content/routes.ts';
import { enterpriseOrders } from './modules/enterprise-orders/routes.ts';
import { feeds } from './modules/feeds/routes.ts';
import { giftCampaigns } from './modules/gift-campaigns/routes.ts';
import { giftCards } from './modules/gift-cards/routes.ts';
import { googleFeed } from './modules/google-feed/routes.ts';
import { health } from './modules/health/routes.ts';
import { legal } from './modules/legal/routes.ts';
import { mail } from './modules/mail/routes.ts';
import { merging } from './modules/merging/routes.ts';
import { navigation } from './modules/navigation/routes.ts';
import { newsletters } from './modules/newsletters/routes.ts';
import { orderPlacement } from './modules/order-placement/routes.ts';
import { payments } from './modules/payments/routes.ts';
import { plannedChangesModule } from './modules/planned-changes/routes.ts';
import { previews } from './modules/previews/routes.ts';
import { productLists } from './modules/product-lists/routes.ts';
import { products } from './modules/products/routes.ts';
import { receipts } from './modules/receipts/routes.ts';
import { redirects } from './modules/redirects/routes.ts';
import { refunds } from './modules/refunds/routes.ts';
import { reminders } from './modules/reminders/routes.ts';
import { rental } from './modules/rental/routes.ts';
import { returns } from './modules/returns/routes.ts';
import { reviews } from './modules/reviews/routes.ts';
import { search } from './modules/search/routes.ts';
import { sitemap } from './modules/sitemap/routes.ts';
import { skiWizard } from './modules/ski-wizard/routes.ts';
import { socialSignIn } from './modules/social-sign-in/routes.ts';
import { staffAttributesModule } from './modules/staff-attributes/routes.ts';
import { staffBannersModule } from './modules/staff-banners/routes.ts';
import { staffBrandsModule } from './modules/staff-brands/routes.ts';
import { staffCampaignsModule } from './modules/staff-campaigns/routes.ts';
import { staffCodesModule } from './modules/staff-codes/routes.ts';
import { staffContent } from './modules/staff-content/routes.ts';
import { staffCustomers } from './modules/staff-customers/routes.ts';
import { staffDeliveriesModule } from './modules/staff-deliveries/routes.ts';
import { staffFigures } from './modules/staff-figures/routes.ts';
import { staffFindRoutes } from './modules/staff-find/routes.ts';
import { staffFrontPage } from './modules/staff-front-page/routes.ts';
import { staffGiftCampaignsModule } from './modules/staff-gift-campaigns/routes.ts';
import { staffGiftCards } from './modules/staff-gift-cards/routes.ts';
import { staffGroupsModule } from './modules/staff-groups/routes.ts';
import { staffKeywordsModule } from './modules/staff-keywords/routes.ts';
import { staffLog } from './modules/staff-log/routes.ts';
import { staffMenusModule } from './modules/staff-menus/routes.ts';
import { staffNewslettersModule } from './modules/staff-newsletters/routes.ts';
import { staffOrders } from './modules/staff-orders/routes.ts';
import { staffPageDataRoutes } from './modules/staff-page-data/routes.ts';
import { staffPagesModule } from './modules/staff-pages/routes.ts';
import { staffPeopleRoutes } from './modules/staff-people/routes.ts';
import { staffPostsModule } from './modules/staff-posts/routes.ts';
import { staffProducts } from './modules/staff-products/routes.ts';
import { staffReleasesModule } from './modules/staff-releases/routes.ts';
import { staffStockModule } from './modules/staff-stock/routes.ts';
import { staffStores } from './modules/staff-stores/routes.ts';
import { staffTaxesModule } from './modules/staff-taxes/routes.ts';
import { staffTranslations } from './modules/staff-translations/routes.ts';
import { storeReturns } from './modules/store-returns/routes.ts';
import { transferRequests } from './modules/transfer-requests/routes.ts';
import { videos } from './modules/videos/routes.ts';
import { webhooks } from './modules/webhooks/routes.ts';
import { outboxWork } from './outbox-work.ts';

/** Every module of the service. A new one is added here and nowhere else. */
export const serviceModules: readonly ServiceModule[] = [
  health,
  configuration,
  navigation,
  content,
  blog,
  productLists,
  products,
  backInStock,
  reviews,
  videos,
  search,
  sitemap,
  skiWizard,
  giftCampaigns,
  giftCards,
  enterpriseOrders,
  transferRequests,
  accounts,
  merging,
  socialSignIn,
  newsletters,
  contact,
  legal,
  attachments,
  parcelLabels,
  complaints,
  checkout,
  orderPlacement,
  buyerOrders,
  afterSale,
  receipts,
  returns,
  storeReturns,
  reminders,
  rental,
  staffContent,
  staffAttributesModule,
  staffBannersModule,
  staffFrontPage,
  staffBrandsModule,
  staffPagesModule,
  staffPostsModule,
  plannedChangesModule,
  previews,
  staffKeywordsModule,
  staffCampaignsModule,
  staffGiftCampaignsModule,
  staffGroupsModule,
  staffMenusModule,
  staffCodesModule,
  staffDeliveriesModule,
  staffTaxesModule,
  staffTranslations,
  staffReleasesModule,
  redirects,
  staffStores,
  staffGiftCards,
  staffNewslettersModule,
  staffCustomers,
  staffProducts,
  staffStockModule,
  bulkChanges,
  staffFigures,
  staffFindRoutes,
  staffLog,
  staffOrders,
  staffPeopleRoutes,
  staffPageDataRoutes,
  feeds,
  webhooks,
  googleFeed,
  refunds,
  payments,
  mail,
  outboxWork,
  media,
];
