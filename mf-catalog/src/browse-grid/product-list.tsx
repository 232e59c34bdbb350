import { useStore } from '@nanostores/react';
import { useApi } from 'mf-shared/http';
import layout from 'mf-shared/ui/layout/layout.module.css';
import { useLazyPart } from 'mf-shared/ui/lazy/use-lazy-part.ts';
import { type RefObject, useCallback, useDeferredValue, useEffect, useRef, useState } from 'react';
import { withoutFilters } from '../filter-products/filter-query.ts';
import { reportFailure } from '../lib/report-failure.ts';
import { CardGrid } from './card-grid.tsx';
import { EmptyList } from './empty-list.tsx';
import { GridEnd } from './grid-end.tsx';
import { $gridSize, restoreGridSize } from './grid-size.ts';
import type { ListExtrasProps } from './list-extras.tsx';
import { ListToolbar } from './list-toolbar.tsx';
import styles from './product-list.module.css';
import { type BrowsedList, type ProductListState, useProductList } from './use-product-list.ts';

export interface ProductListProps extends BrowsedList {
  /** The path contains /outlet/ (LIST-8). */
  isOutletPath?: boolean;
}

const loadExtras = async () => (await import('./list-extras.tsx')).ListExtras;

/** Toolbar, chosen filters, cards and their end: the same on every page that lists products. */
export function ProductList({ isOutletPath = false, ...browsed }: ProductListProps) {
  const list = useProductList(browsed);
  const { chosen, query, filtered, order, need, grow, isFailed } = list;
  const start = useRef<HTMLDivElement>(null);
  const [isPanelOpen, openPanel, closePanel, applyChange] = useFilterPanel(list, start);
  const api = useApi();
  const { Part: Extras } = useLazyPart<ListExtrasProps>(loadExtras, isPanelOpen || list.engine !== null, {
    onFailure: (error) => reportFailure(api, 'part of the page', error),
  });
  const size = useStore($gridSize, { ssr: 'initial' });
  useEffect(restoreGridSize, []);
  // The numbers follow the hand at once; cards may come a frame later and never hold the hand up.
  const cards = useDeferredValue(list.cards);

  return (
    <div ref={start}>
      {!isFailed && <ListToolbar list={list} onChange={applyChange} onOpenFilters={openPanel} />}
      <div className={layout.page}>
        {isFailed ? (
          <EmptyList kind="failed" onRetry={browsed.first.isFailed ? undefined : need} />
        ) : filtered === 0 ? (
          <EmptyList
            kind={chosen.length > 0 ? 'filtered' : 'bare'}
            onClear={() => applyChange((search) => withoutFilters(search, query))}
          />
        ) : (
          <div className={list.isBehind ? styles.behind : undefined} aria-busy={list.isBehind || undefined}>
            <CardGrid cards={cards} size={size} showsStars={order === 'stars'} isOutletPath={isOutletPath} />
            <GridEnd
              shown={list.start + cards.length}
              matching={filtered}
              page={list.page}
              pages={list.pages}
              isWhole={list.engine !== null}
              hasFailed={list.hasFailed}
              onNear={() => (list.engine ? grow(filtered - list.start) : need())}
            />
          </div>
        )}
      </div>
      {Extras && (
        <Extras
          list={list}
          start={start}
          isSettled={list.isRestored && cards === list.cards}
          isOpen={isPanelOpen}
          onClose={closePanel}
          onChange={applyChange}
        />
      )}
    </div>
  );
}

/** The panel of filters, and what a change of the list does to the address, the history and the place on the page. */
function useFilterPanel({ change, need }: ProductListState, start: RefObject<HTMLDivElement | null>) {
  const [isPanelOpen, setPanelOpen] = useState(false);
  const hasPushed = useRef(false);
  const applyChange = useCallback(
    (next: (search: string) => string) => {
      need();
      // One opening of the panel is one step back.
      change(next, isPanelOpen && hasPushed.current ? 'replace' : 'push');
      hasPushed.current = isPanelOpen;
      scrollBackTo(start.current);
    },
    [change, need, isPanelOpen, start],
  );
  const closePanel = useCallback(() => setPanelOpen(false), []);
  const openPanel = () => {
    need();
    hasPushed.current = false;
    setPanelOpen(true);
  };
  return [isPanelOpen, openPanel, closePanel, applyChange] as const;
}

/** Where the page has been scrolled past the element, goes back up to it; never further down. */
function scrollBackTo(element: HTMLElement | null): void {
  if (!element) return;
  const start = element.getBoundingClientRect().top + scrollY - stickyHeight();
  if (scrollY > start) scrollTo({ top: start });
}

/** The part of the header that stays: what a jump keeps free, less the room of one rem above its target. */
function stickyHeight(): number {
  const { scrollPaddingTop, fontSize } = getComputedStyle(document.documentElement);
  return Number.parseFloat(scrollPaddingTop) - Number.parseFloat(fontSize) || 0;
}
