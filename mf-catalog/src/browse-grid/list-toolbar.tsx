import type { SortOption } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { Button } from 'mf-shared/ui/button/button.tsx';
import { classNames } from 'mf-shared/ui/class-names.ts';
import { Icon } from 'mf-shared/ui/icon/icon.tsx';
import layout from 'mf-shared/ui/layout/layout.module.css';
import { ChosenChips } from '../filter-products/chosen-chips.tsx';
import type { ChosenFilter } from '../filter-products/chosen-filters.ts';
import type { FilterQuery } from '../filter-products/facet.ts';
import { withoutFilters, withParameter } from '../filter-products/filter-query.ts';
import { SortMenu } from '../sort-products/sort-menu.tsx';
import type { GridSize } from './grid-size.ts';
import { GridSizeToggle } from './grid-size-toggle.tsx';
import styles from './list-toolbar.module.css';

export interface ListToolbarProps {
  chosen: readonly ChosenFilter[];
  query: FilterQuery;
  filtered: number;
  total: number;
  sort: SortOption;
  size: GridSize;
  onChange: (change: (search: string) => string) => void;
  onOpenFilters: () => void;
  /** A hand is near: the list should be fetched. */
  onTouch: () => void;
}

/** Sticks under the header: filters with [filtered / total], what is chosen, the sort, the size of the cards. */
export function ListToolbar({
  chosen,
  query,
  filtered,
  total,
  sort,
  size,
  onChange,
  onOpenFilters,
  onTouch,
}: ListToolbarProps) {
  const text = useText('mf-catalog');
  return (
    <div className={styles.toolbar}>
      <div className={classNames(layout.page, styles.row)}>
        <Button
          look="line"
          size="small"
          aria-haspopup="dialog"
          onClick={onOpenFilters}
          onPointerEnter={onTouch}
          onFocus={onTouch}
        >
          <Icon name="filter" size="small" />
          {text('list.filter')}
          <output className={styles.counts} aria-label={text('list.counts', { filtered, count: total })}>
            {filtered === total ? total : `${filtered} / ${total}`}
          </output>
        </Button>
        {chosen.length > 0 && (
          <div className={styles.chips}>
            <ChosenChips chosen={chosen} query={query} onChange={onChange}>
              <Button look="quiet" size="small" onClick={() => onChange((search) => withoutFilters(search, query))}>
                {text('list.clear')}
              </Button>
            </ChosenChips>
          </div>
        )}
        <div className={styles.rest}>
          <SortMenu sort={sort} onSort={(next) => onChange((search) => withParameter(search, 'sort', next))} />
          <GridSizeToggle size={size} />
        </div>
      </div>
    </div>
  );
}
