import { useText } from 'mf-shared/i18n';
import { useHref } from 'mf-shared/router';
import { $viewedProducts } from 'mf-shared/stores';
import { Breadcrumbs } from 'mf-shared/ui/breadcrumbs/breadcrumbs.tsx';
import { Button, ButtonLink } from 'mf-shared/ui/button/button.tsx';
import { CardSkeleton } from 'mf-shared/ui/card/card-skeleton.tsx';
import { Empty } from 'mf-shared/ui/empty/empty.tsx';
import layout from 'mf-shared/ui/layout/layout.module.css';
import { LateLeadOn } from 'mf-shared/ui/lead-on/late-lead-on.tsx';
import { CardGrid } from '../browse-grid/card-grid.tsx';
import top from '../lib/page-head.module.css';
import { useViewedProducts } from './use-viewed-products.ts';

/** Products that were looked at on this device, newest first (ROUTE-32, LIST-72). */
export function HistoryPage() {
  const text = useText('mf-catalog');
  const href = useHref();
  const { viewed, hasViewed } = useViewedProducts();
  const products = viewed.data ?? [];
  const isKnown = viewed.status === 'done' || !hasViewed;
  return (
    <div className={layout.page}>
      <Breadcrumbs crumbs={[{ name: text('history.title') }]} />
      <div className={top.head}>
        <h1>{text('history.title')}</h1>
        <p>{text('history.description')}</p>
        {products.length > 0 && (
          <Button look="line" size="small" onClick={() => $viewedProducts.set([])}>
            {text('history.forget')}
          </Button>
        )}
      </div>
      {!isKnown && !viewed.failure && (
        <div className={layout.cards} aria-busy="true">
          {Array.from({ length: 4 }, (_, place) => (
            <CardSkeleton key={place} />
          ))}
        </div>
      )}
      {viewed.failure && (
        <Empty
          title={text('empty.failed')}
          action={
            <Button look="line" onClick={viewed.retry}>
              {text('empty.retry')}
            </Button>
          }
        >
          {text('empty.failed_advice')}
        </Empty>
      )}
      {isKnown && products.length === 0 && (
        <>
          <Empty
            title={text('history.empty')}
            action={
              <ButtonLink look="line" href={href('/newest/')}>
                {text('home.all_newest')}
              </ButtonLink>
            }
          >
            {text('history.empty_advice')}
          </Empty>
          <LateLeadOn />
        </>
      )}
      {products.length > 0 && <CardGrid cards={products} size="default" showsStars={false} isOutletPath={false} />}
    </div>
  );
}
