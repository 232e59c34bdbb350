import type { PageProps } from 'mf-shared/router';
import { Breadcrumbs } from 'mf-shared/ui/breadcrumbs/breadcrumbs.tsx';
import { useCountedPage } from 'mf-shared/ui/count-page/use-counted-page.ts';
import layout from 'mf-shared/ui/layout/layout.module.css';
import { useLazyPart } from 'mf-shared/ui/lazy/use-lazy-part.ts';
import { isClubMember, useSessionFact } from 'mf-shared/ui/use-session-fact.ts';
import { useState } from 'react';
import { ProductList } from '../browse-grid/product-list.tsx';
import { firstIds, noProperties } from '../load-list/list-page.ts';
import { ClubNotice } from './club-notice.tsx';
import { EarlyCampaigns } from './early-campaigns.tsx';
import type { EarlyListProps } from './early-list.tsx';
import { EarlyNotice } from './early-notice.tsx';
import type { ShopListData } from './shop-list-data.ts';
import { ShopListHead } from './shop-list-head.tsx';

/** Comes to members of the club alone, while a campaign is theirs (STAFF-32). */
const loadEarlyList = async () => (await import('./early-list.tsx')).EarlyList;

export function ShopListPage({ data, path }: PageProps<ShopListData>) {
  const { title, description, image, isForClub, opensAt, sortOfGroup, page } = data;
  useCountedPage(path.startsWith('/campaigns/') ? 'campaign' : 'category', firstIds(page, 3));
  const isMember = useSessionFact(isClubMember);
  const { Part: EarlyList } = useLazyPart<EarlyListProps>(loadEarlyList, opensAt !== null && isMember);
  // Loading again brings the same source as another object: the list need not start over for it.
  const [source] = useState(data.source);
  return (
    <>
      <div className={layout.page}>
        <Breadcrumbs crumbs={[{ name: title }]} />
        <ShopListHead {...{ title, description, image }}>
          {isForClub && <ClubNotice path={path} />}
          <EarlyCampaigns campaigns={data.early} />
          {opensAt && <EarlyNotice opensAt={opensAt} path={path} />}
        </ShopListHead>
      </div>
      {opensAt ? (
        EarlyList && <EarlyList source={source} sortOfGroup={sortOfGroup} />
      ) : (
        <ProductList first={page} source={source} properties={noProperties} sortOfGroup={sortOfGroup} />
      )}
    </>
  );
}
