import { useStore } from '@nanostores/react';
import layout from 'mf-shared/ui/layout/layout.module.css';
import { useCallback, useDeferredValue, useEffect, useRef, useState } from 'react';
import { ChosenChips } from '../filter-products/chosen-chips.tsx';
import { ListFilters } from '../filter-products/list-filters.tsx';
import { CardGrid } from './card-grid.tsx';
import { EmptyList } from './empty-list.tsx';
import { GridEnd } from './grid-end.tsx';
import { $gridSize, restoreGridSize } from './grid-size.ts';
import { ListToolbar } from './list-toolbar.tsx';
import styles from './product-list.module.css';
import { scrollToTop } from './scroll-to-top.ts';
import { type BrowsedList, useProductList } from './use-product-list.ts';

export interface ProductListProps extends BrowsedList {
  /** The path contains /outlet/ (spec: catalogue §2). */
  isOutletPath?: boolean;
}

/** Toolbar, chosen filters, cards and their end: the same on every page that lists products. */
export function ProductList({ isOutletPath = false, ...browsed }: ProductListProps) {
  const list = useProductList(browsed);
  const { chosen, query, filtered, total, sort, change, need, grow } = list;
  const top = useRef<HTMLDivElement>(null);
  const [isPanelOpen, setPanelOpen] = useState(false);
  const hasPushed = useRef(false);
  const size = useStore($gridSize, { ssr: 'initial' });
  useEffect(restoreGridSize, []);
  // The numbers follow the hand at once; cards may come a frame later and never hold the hand up.
  const cards = useDeferredValue(list.cards);

  const applyChange = useCallback(
    (next: (search: string) => string) => {
      need();
      // One opening of the panel is one step back.
      change(next, isPanelOpen && hasPushed.current ? 'replace' : 'push');
      hasPushed.current = isPanelOpen;
      scrollToTop(top.current);
    },
    [change, need, isPanelOpen],
  );
  const openPanel = () => {
    need();
    hasPushed.current = false;
    setPanelOpen(true);
  };
  const closePanel = useCallback(() => setPanelOpen(false), []);

  if (browsed.first.isFailed && !list.index) return <EmptyList kind="failed" />;
  return (
    <div ref={top} className={styles.list}>
      <ListToolbar
        {...{ chosen, query, filtered, total, sort }}
        size={size}
        onChange={applyChange}
        onOpenFilters={openPanel}
        onTouch={need}
      />
      <div className={layout.page}>
        {chosen.length > 0 && (
          <div className={styles.chosen}>
            <ChosenChips chosen={chosen} query={query} onChange={applyChange} />
          </div>
        )}
        {filtered === 0 ? (
          <EmptyList kind={chosen.length > 0 ? 'filtered' : 'bare'} query={query} onChange={applyChange} />
        ) : (
          <CardGrid cards={cards} size={size} showsStars={sort === 'stars'} isOutletPath={isOutletPath} />
        )}
        <GridEnd
          shown={cards.length}
          matching={filtered}
          isWhole={list.index !== null}
          onNear={() => (list.index ? grow(filtered) : need())}
          onTop={() => scrollToTop(null)}
        />
      </div>
      <ListFilters list={list} isOpen={isPanelOpen} onClose={closePanel} onChange={applyChange} />
    </div>
  );
}
