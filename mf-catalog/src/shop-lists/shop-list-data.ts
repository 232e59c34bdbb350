import type { Campaign } from 'mf-shared/contract';
import type { ListPage } from '../load-list/list-page.ts';
import type { ListSource } from '../load-list/list-source.ts';
import type { ListSort } from '../sort-products/sort-option.ts';

/** A page for a list across all groups; only the list and the words differ. */
export interface ShopListData {
  source: ListSource;
  title: string;
  description: string;
  /** Path under /media/. */
  image: string | null;
  /** Its prices are for members of the club. */
  isForClub: boolean;
  /** ISO time from when everybody sees it; null where everybody does (STAFF-32). */
  opensAt: string | null;
  /** Campaigns that members of the club see before everybody does. */
  early: readonly Pick<Campaign, 'slug' | 'title' | 'opensAt'>[];
  /** The order where the address names none. */
  sortOfGroup: ListSort;
  page: ListPage;
}
