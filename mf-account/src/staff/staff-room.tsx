import type { StaffMe } from 'mf-shared/contract';
import { useQuery } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { lazyPart } from 'mf-shared/ui/lazy/lazy-part.ts';
import { OptionalPart } from 'mf-shared/ui/lazy/optional-part.tsx';
import { Notice } from 'mf-shared/ui/notice/notice.tsx';
import { Bone } from 'mf-shared/ui/skeleton/bone.tsx';
import type { ComponentType, ReactNode } from 'react';
import { FailedAnswer } from './failed-answer.tsx';
import { HomeScreen } from './home-screen.tsx';
import { OrdersScreen } from './orders/orders-screen.tsx';
import {
  type PageKind,
  type RecordKind,
  type RoomName,
  rightsOfRooms,
  roomOf,
  rooms,
  type StaffPlace,
} from './staff-place.ts';
import styles from './staff-room.module.css';
import { MeContext } from './use-may.ts';
import { WaysToRooms } from './ways-to-rooms.tsx';

// The code of a screen comes with its place.
const LazyComplaint = lazyPart(() => import('./complaints/complaint-screen.tsx').then((part) => part.ComplaintScreen));
const LazyStoreReturn = lazyPart(() =>
  import('./store-returns/store-return-screen.tsx').then((part) => part.StoreReturnScreen),
);
const LazyReturn = lazyPart(() => import('./returns/return-screen.tsx').then((part) => part.ReturnScreen));
const LazyOrder = lazyPart(() => import('./order/order-screen.tsx').then((part) => part.OrderScreen));
const LazyProduct = lazyPart(() => import('./products/product-screen.tsx').then((part) => part.ProductScreen));
const LazyGiftCard = lazyPart(() => import('./gift-cards/gift-card-screen.tsx').then((part) => part.GiftCardScreen));
const LazyGroup = lazyPart(() => import('./groups/group-screen.tsx').then((part) => part.GroupScreen));
const LazyMenu = lazyPart(() => import('./menus/menu-screen.tsx').then((part) => part.MenuScreen));
const LazyAttribute = lazyPart(() => import('./attributes/attribute-screen.tsx').then((part) => part.AttributeScreen));
const LazyPage = lazyPart(() => import('./pages/page-screen.tsx').then((part) => part.PageScreen));
const LazyPost = lazyPart(() => import('./posts/post-screen.tsx').then((part) => part.PostScreen));
const LazyBanner = lazyPart(() => import('./banners/banner-screen.tsx').then((part) => part.BannerScreen));
const LazyCampaign = lazyPart(() => import('./campaigns/campaign-screen.tsx').then((part) => part.CampaignScreen));
const LazyGiftCampaign = lazyPart(() =>
  import('./gift-campaigns/gift-campaign-screen.tsx').then((part) => part.GiftCampaignScreen),
);
const LazyCustomer = lazyPart(() => import('./customers/customer-screen.tsx').then((part) => part.CustomerScreen));

/** The screen of each room and of the pages beside them. */
const screens: Readonly<Record<PageKind, ComponentType>> = {
  home: HomeScreen,
  orders: OrdersScreen,
  returns: lazyPart(() => import('./returns/returns-screen.tsx').then((part) => part.ReturnsScreen)),
  complaints: lazyPart(() => import('./complaints/complaints-screen.tsx').then((part) => part.ComplaintsScreen)),
  refunds: lazyPart(() => import('./refunds/refunds-screen.tsx').then((part) => part.RefundsScreen)),
  reviews: lazyPart(() => import('./reviews/reviews-screen.tsx').then((part) => part.ReviewsScreen)),
  transfers: lazyPart(() => import('./transfers/transfers-screen.tsx').then((part) => part.TransfersScreen)),
  rental: lazyPart(() => import('./rental/rental-screen.tsx').then((part) => part.RentalScreen)),
  products: lazyPart(() => import('./products/products-screen.tsx').then((part) => part.ProductsScreen)),
  stock: lazyPart(() => import('./stock/stock-screen.tsx').then((part) => part.StockScreen)),
  groups: lazyPart(() => import('./groups/groups-screen.tsx').then((part) => part.GroupsScreen)),
  menus: lazyPart(() => import('./menus/menus-screen.tsx').then((part) => part.MenusScreen)),
  brands: lazyPart(() => import('./brands/brands-screen.tsx').then((part) => part.BrandsScreen)),
  attributes: lazyPart(() => import('./attributes/attributes-screen.tsx').then((part) => part.AttributesScreen)),
  campaigns: lazyPart(() => import('./campaigns/campaigns-screen.tsx').then((part) => part.CampaignsScreen)),
  'gift-campaigns': lazyPart(() =>
    import('./gift-campaigns/gift-campaigns-screen.tsx').then((part) => part.GiftCampaignsScreen),
  ),
  codes: lazyPart(() => import('./codes/codes-screen.tsx').then((part) => part.CodesScreen)),
  'gift-cards': lazyPart(() => import('./gift-cards/gift-cards-screen.tsx').then((part) => part.GiftCardsScreen)),
  customers: lazyPart(() => import('./customers/customers-screen.tsx').then((part) => part.CustomersScreen)),
  newsletters: lazyPart(() => import('./newsletters/newsletters-screen.tsx').then((part) => part.NewslettersScreen)),
  banners: lazyPart(() => import('./banners/banners-screen.tsx').then((part) => part.BannersScreen)),
  content: lazyPart(() => import('./content/content-screen.tsx').then((part) => part.ContentScreen)),
  pages: lazyPart(() => import('./pages/pages-screen.tsx').then((part) => part.PagesScreen)),
  posts: lazyPart(() => import('./posts/posts-screen.tsx').then((part) => part.PostsScreen)),
  keywords: lazyPart(() => import('./keywords/keywords-screen.tsx').then((part) => part.KeywordsScreen)),
  stores: lazyPart(() => import('./stores/stores-screen.tsx').then((part) => part.StoresScreen)),
  redirects: lazyPart(() => import('./redirects/redirects-screen.tsx').then((part) => part.RedirectsScreen)),
  'search-words': lazyPart(() =>
    import('./search-words/search-words-screen.tsx').then((part) => part.SearchWordsScreen),
  ),
  deliveries: lazyPart(() => import('./deliveries/deliveries-screen.tsx').then((part) => part.DeliveriesScreen)),
  taxes: lazyPart(() => import('./taxes/taxes-screen.tsx').then((part) => part.TaxesScreen)),
  systems: lazyPart(() => import('./systems/systems-screen.tsx').then((part) => part.SystemsScreen)),
  releases: lazyPart(() => import('./releases/releases-screen.tsx').then((part) => part.ReleasesScreen)),
  people: lazyPart(() => import('./people/people-screen.tsx').then((part) => part.PeopleScreen)),
  log: lazyPart(() => import('./log/log-screen.tsx').then((part) => part.LogScreen)),
  reasons: lazyPart(() => import('./returns/reasons-screen.tsx').then((part) => part.ReasonsScreen)),
  counter: lazyPart(() => import('./returns/counter/counter-screen.tsx').then((part) => part.CounterScreen)),
  'store-returns': lazyPart(() =>
    import('./store-returns/store-returns-screen.tsx').then((part) => part.StoreReturnsScreen),
  ),
  'receipt-counter': lazyPart(() =>
    import('./store-returns/receipt-counter-screen.tsx').then((part) => part.ReceiptCounterScreen),
  ),
};

/** The screen of one record, by the number in its address. */
const screensOfRecords: Readonly<Record<RecordKind, (number: string) => ReactNode>> = {
  order: (number) => <LazyOrder number={number} />,
  complaint: (number) => <LazyComplaint number={number} />,
  return: (number) => <LazyReturn key={number} reference={number} />,
  'store-return': (number) => <LazyStoreReturn key={number} number={number} />,
  customer: (number) => <LazyCustomer key={number} id={number} />,
  product: (number) => <LazyProduct key={number} id={number} />,
  'gift-card': (number) => <LazyGiftCard key={number} id={number} />,
  page: (number) => <LazyPage key={number} id={number} />,
  post: (number) => <LazyPost key={number} id={number} />,
  campaign: (number) => <LazyCampaign key={number} id={number} />,
  'gift-campaign': (number) => <LazyGiftCampaign key={number} id={number} />,
  banner: (number) => <LazyBanner key={number} id={number} />,
  group: (number) => <LazyGroup key={number} id={number} />,
  menu: (number) => <LazyMenu key={number} id={number} />,
  attribute: (number) => <LazyAttribute key={number} address={number} />,
};

/** Their code comes with the way between the rooms: nothing is waited for. */
const atHand: ReadonlySet<StaffPlace['kind']> = new Set(['home', 'orders']);

/** What staff see on their pages: the way between the rooms, and the room itself. */
export function StaffRoom({ place }: { place: StaffPlace }) {
  const text = useText('mf-account');
  const { data: me, failure, retry } = useQuery<StaffMe>('/api/staff/me/');
  if (failure) return <FailedAnswer failure={failure} onRetry={retry} />;
  if (!me) return <Bone kind="line" width="most" />;
  const isOpen = (room: RoomName) => me.rights.includes(rightsOfRooms[room]);
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

function Room({ place }: { place: StaffPlace }) {
  const isAtHand = atHand.has(place.kind);
  return (
    <div className={styles.room}>
      {isAtHand && screenOf(place)}
      <OptionalPart>{!isAtHand && screenOf(place)}</OptionalPart>
    </div>
  );
}

function screenOf(place: StaffPlace): ReactNode {
  if ('number' in place) return screensOfRecords[place.kind](place.number);
  const Screen = screens[place.kind];
  return <Screen />;
}
