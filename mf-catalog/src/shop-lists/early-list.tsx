import type { ProductListItem } from 'mf-shared/contract';
import { useQuery } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { Button } from 'mf-shared/ui/button/button.tsx';
import layout from 'mf-shared/ui/layout/layout.module.css';
import { Notice } from 'mf-shared/ui/notice/notice.tsx';
import { Bone } from 'mf-shared/ui/skeleton/bone.tsx';
import { isClubMember, useSessionFact } from 'mf-shared/ui/use-session-fact.ts';
import { ProductList } from '../browse-grid/product-list.tsx';
import { initialCount } from '../lib/grid-counts.ts';
import { emptyPage, type ListPage, noProperties } from '../load-list/list-page.ts';
import { cardOf } from '../product-cards/list-card.ts';
import type { ShopListData } from './shop-list-data.ts';

export type EarlyListProps = Pick<ShopListData, 'source' | 'sortOfGroup'>;

/** The list of a campaign that only members of the club see so far: what the loader may not hold (STAFF-32). */
export function EarlyList(props: EarlyListProps) {
  return useSessionFact(isClubMember) ? <ListForMembers {...props} /> : null;
}

function ListForMembers({ source, sortOfGroup }: EarlyListProps) {
  const text = useText('mf-catalog');
  const { locale, taxAreaId } = usePageConfig();
  const { data, failure, retry } = useQuery<ListPage, readonly ProductListItem[]>('/api/products/productmodellist/', {
    body: { ...source, language: locale, taxAreaId },
    read: firstPage,
  });
  if (data) return <ProductList first={data} source={source} properties={noProperties} sortOfGroup={sortOfGroup} />;
  return (
    <div className={layout.page} aria-busy={!failure}>
      {failure ? (
        <Notice kind="error" isLive>
          {text('empty.failed')} <Button onClick={retry}>{text('empty.retry')}</Button>
        </Notice>
      ) : (
        <Bone kind="line" width="most" />
      )}
    </div>
  );
}

const firstPage = (items: readonly ProductListItem[]): ListPage => ({
  ...emptyPage,
  cards: items.slice(0, initialCount(items.length)).map(cardOf),
  total: items.length,
  filtered: items.length,
});
