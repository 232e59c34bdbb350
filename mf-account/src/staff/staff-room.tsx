import type { StaffMe } from 'mf-shared/contract';
import { useQuery } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { lazyPart } from 'mf-shared/ui/lazy/lazy-part.ts';
import { OptionalPart } from 'mf-shared/ui/lazy/optional-part.tsx';
import { Notice } from 'mf-shared/ui/notice/notice.tsx';
import { Bone } from 'mf-shared/ui/skeleton/bone.tsx';
import { FailedAnswer } from './failed-answer.tsx';
import { HomeScreen } from './home-screen.tsx';
import { OrdersScreen } from './orders/orders-screen.tsx';
import { ReturnScreen } from './returns/return-screen.tsx';
import { ReturnsScreen } from './returns/returns-screen.tsx';
import { rightsOfRooms, roomOf, rooms, type StaffPlace } from './staff-place.ts';
import styles from './staff-room.module.css';
import { MeContext } from './use-may.ts';
import { WaysToRooms } from './ways-to-rooms.tsx';

// Their code comes with their place.
const LazyTaxes = lazyPart(() => import('./taxes/taxes-screen.tsx').then((part) => part.TaxesScreen));
const LazyAttribute = lazyPart(() => import('./attributes/attribute-screen.tsx').then((part) => part.AttributeScreen));
const LazyAttributes = lazyPart(() =>
  import('./attributes/attributes-screen.tsx').then((part) => part.AttributesScreen),
);
const LazyBrands = lazyPart(() => import('./brands/brands-screen.tsx').then((part) => part.BrandsScreen));
const LazyComplaint = lazyPart(() => import('./complaints/complaint-screen.tsx').then((part) => part.ComplaintScreen));
const LazyComplaints = lazyPart(() =>
  import('./complaints/complaints-screen.tsx').then((part) => part.ComplaintsScreen),
);
const LazyCustomer = lazyPart(() => import('./customers/customer-screen.tsx').then((part) => part.CustomerScreen));
const LazyBanner = lazyPart(() => import('./banners/banner-screen.tsx').then((part) => part.BannerScreen));
const LazyBanners = lazyPart(() => import('./banners/banners-screen.tsx').then((part) => part.BannersScreen));
const LazyCampaign = lazyPart(() => import('./campaigns/campaign-screen.tsx').then((part) => part.CampaignScreen));
const LazyCampaigns = lazyPart(() => import('./campaigns/campaigns-screen.tsx').then((part) => part.CampaignsScreen));
const LazyCodes = lazyPart(() => import('./codes/codes-screen.tsx').then((part) => part.CodesScreen));
const LazyContent = lazyPart(() => import('./content/content-screen.tsx').then((part) => part.ContentScreen));
const LazyCounter = lazyPart(() => import('./returns/counter/counter-screen.tsx').then((part) => part.CounterScreen));
const LazyReceiptCounter = lazyPart(() =>
  import('./store-returns/receipt-counter-screen.tsx').then((part) => part.ReceiptCounterScreen),
);
const LazyCustomers = lazyPart(() => import('./customers/customers-screen.tsx').then((part) => part.CustomersScreen));
const LazyDeliveries = lazyPart(() =>
  import('./deliveries/deliveries-screen.tsx').then((part) => part.DeliveriesScreen),
);
const LazyGiftCampaign = lazyPart(() =>
  import('./gift-campaigns/gift-campaign-screen.tsx').then((part) => part.GiftCampaignScreen),
);
const LazyGiftCampaigns = lazyPart(() =>
  import('./gift-campaigns/gift-campaigns-screen.tsx').then((part) => part.GiftCampaignsScreen),
);
const LazyGiftCard = lazyPart(() => import('./gift-cards/gift-card-screen.tsx').then((part) => part.GiftCardScreen));
const LazyGiftCards = lazyPart(() => import('./gift-cards/gift-cards-screen.tsx').then((part) => part.GiftCardsScreen));
const LazyGroup = lazyPart(() => import('./groups/group-screen.tsx').then((part) => part.GroupScreen));
const LazyGroups = lazyPart(() => import('./groups/groups-screen.tsx').then((part) => part.GroupsScreen));
const LazyKeywords = lazyPart(() => import('./keywords/keywords-screen.tsx').then((part) => part.KeywordsScreen));
const LazyLog = lazyPart(() => import('./log/log-screen.tsx').then((part) => part.LogScreen));
const LazyMenu = lazyPart(() => import('./menus/menu-screen.tsx').then((part) => part.MenuScreen));
const LazyMenus = lazyPart(() => import('./menus/menus-screen.tsx').then((part) => part.MenusScreen));
const LazyNewsletters = lazyPart(() =>
  import('./newsletters/newsletters-screen.tsx').then((part) => part.NewslettersScreen),
);
const LazyOrder = lazyPart(() => import('./order/order-screen.tsx').then((part) => part.OrderScreen));
const LazyPage = lazyPart(() => import('./pages/page-screen.tsx').then((part) => part.PageScreen));
const LazyPages = lazyPart(() => import('./pages/pages-screen.tsx').then((part) => part.PagesScreen));
const LazyPeople = lazyPart(() => import('./people/people-screen.tsx').then((part) => part.PeopleScreen));
const LazyPost = lazyPart(() => import('./posts/post-screen.tsx').then((part) => part.PostScreen));
const LazyPosts = lazyPart(() => import('./posts/posts-screen.tsx').then((part) => part.PostsScreen));
const LazyProduct = lazyPart(() => import('./products/product-screen.tsx').then((part) => part.ProductScreen));
const LazyProducts = lazyPart(() => import('./products/products-screen.tsx').then((part) => part.ProductsScreen));
const LazyReasons = lazyPart(() => import('./returns/reasons-screen.tsx').then((part) => part.ReasonsScreen));
const LazyRedirects = lazyPart(() => import('./redirects/redirects-screen.tsx').then((part) => part.RedirectsScreen));
const LazyRefunds = lazyPart(() => import('./refunds/refunds-screen.tsx').then((part) => part.RefundsScreen));
const LazyReleases = lazyPart(() => import('./releases/releases-screen.tsx').then((part) => part.ReleasesScreen));
const LazyRental = lazyPart(() => import('./rental/rental-screen.tsx').then((part) => part.RentalScreen));
const LazyReviews = lazyPart(() => import('./reviews/reviews-screen.tsx').then((part) => part.ReviewsScreen));
const LazySearchWords = lazyPart(() =>
  import('./search-words/search-words-screen.tsx').then((part) => part.SearchWordsScreen),
);
const LazyStoreReturn = lazyPart(() =>
  import('./store-returns/store-return-screen.tsx').then((part) => part.StoreReturnScreen),
);
const LazyStoreReturns = lazyPart(() =>
  import('./store-returns/store-returns-screen.tsx').then((part) => part.StoreReturnsScreen),
);
const LazyStock = lazyPart(() => import('./stock/stock-screen.tsx').then((part) => part.StockScreen));
const LazyStores = lazyPart(() => import('./stores/stores-screen.tsx').then((part) => part.StoresScreen));
const LazySystems = lazyPart(() => import('./systems/systems-screen.tsx').then((part) => part.SystemsScreen));
const LazyTransfers = lazyPart(() => import('./transfers/transfers-screen.tsx').then((part) => part.TransfersScreen));

/** What staff see behind the door: the way between the rooms, and the room itself. */
export function StaffRoom({ place }: { place: StaffPlace }) {
  const text = useText('mf-account');
  const { data: me, failure, retry } = useQuery<StaffMe>('/api/staff/me/');
  if (failure) return <FailedAnswer failure={failure} onRetry={retry} />;
  if (!me) return <Bone kind="line" width="most" />;
  const isOpen = (room: (typeof rooms)[number]) => me.rights.includes(rightsOfRooms[room]);
  const here = roomOf(place);
  return (
    <MeContext value={me}>
      <WaysToRooms rooms={rooms.filter(isOpen)} here={here} />
      {here === null || isOpen(here) ? (
        <Room place={place} />
      ) : (
        <Notice kind="info">{text('staff_room.not_yours')}</Notice>
      )}
    </MeContext>
  );
}

/** A table: the room of each place. */
function Room({ place }: { place: StaffPlace }) {
  return (
    <div className={styles.room}>
      {place.kind === 'home' && <HomeScreen />}
      {place.kind === 'orders' && <OrdersScreen />}
      {place.kind === 'complaints' && <LazyComplaints />}
      {place.kind === 'complaint' && <LazyComplaint number={place.number} />}
      {place.kind === 'returns' && <ReturnsScreen />}
      {place.kind === 'return' && <ReturnScreen key={place.number} reference={place.number} />}
      {place.kind === 'store-returns' && <LazyStoreReturns />}
      {place.kind === 'store-return' && <LazyStoreReturn key={place.number} number={place.number} />}
      <OptionalPart>
        {place.kind === 'reasons' && <LazyReasons />}
        {place.kind === 'refunds' && <LazyRefunds />}
        {place.kind === 'counter' && <LazyCounter />}
        {place.kind === 'receipt-counter' && <LazyReceiptCounter />}
        {place.kind === 'order' && <LazyOrder number={place.number} />}
        {place.kind === 'reviews' && <LazyReviews />}
        {place.kind === 'transfers' && <LazyTransfers />}
        {place.kind === 'rental' && <LazyRental />}
        {place.kind === 'products' && <LazyProducts />}
        {place.kind === 'product' && <LazyProduct key={place.number} id={place.number} />}
        {place.kind === 'stock' && <LazyStock />}
        {place.kind === 'codes' && <LazyCodes />}
        {place.kind === 'gift-cards' && <LazyGiftCards />}
        {place.kind === 'gift-card' && <LazyGiftCard key={place.number} id={place.number} />}
        {place.kind === 'content' && <LazyContent />}
        {place.kind === 'stores' && <LazyStores />}
        {place.kind === 'redirects' && <LazyRedirects />}
        {place.kind === 'search-words' && <LazySearchWords />}
        {place.kind === 'deliveries' && <LazyDeliveries />}
        {place.kind === 'taxes' && <LazyTaxes />}
        {place.kind === 'groups' && <LazyGroups />}
        {place.kind === 'group' && <LazyGroup key={place.number} id={place.number} />}
        {place.kind === 'menus' && <LazyMenus />}
        {place.kind === 'menu' && <LazyMenu key={place.number} id={place.number} />}
        {place.kind === 'brands' && <LazyBrands />}
        {place.kind === 'attributes' && <LazyAttributes />}
        {place.kind === 'attribute' && <LazyAttribute key={place.number} address={place.number} />}
        {place.kind === 'pages' && <LazyPages />}
        {place.kind === 'page' && <LazyPage key={place.number} id={place.number} />}
        {place.kind === 'posts' && <LazyPosts />}
        {place.kind === 'post' && <LazyPost key={place.number} id={place.number} />}
        {place.kind === 'keywords' && <LazyKeywords />}
        {place.kind === 'banners' && <LazyBanners />}
        {place.kind === 'banner' && <LazyBanner key={place.number} id={place.number} />}
        {place.kind === 'campaigns' && <LazyCampaigns />}
        {place.kind === 'campaign' && <LazyCampaign key={place.number} id={place.number} />}
        {place.kind === 'gift-campaigns' && <LazyGiftCampaigns />}
        {place.kind === 'gift-campaign' && <LazyGiftCampaign key={place.number} id={place.number} />}
        {place.kind === 'systems' && <LazySystems />}
        {place.kind === 'releases' && <LazyReleases />}
        {place.kind === 'people' && <LazyPeople />}
        {place.kind === 'log' && <LazyLog />}
        {place.kind === 'customers' && <LazyCustomers />}
        {place.kind === 'newsletters' && <LazyNewsletters />}
        {place.kind === 'customer' && <LazyCustomer key={place.number} id={place.number} />}
      </OptionalPart>
    </div>
  );
}
