import { useStore } from '@nanostores/react';
import { useText } from 'mf-shared/i18n';
import { Button } from 'mf-shared/ui/button/button.tsx';
import { GridSizeToggle } from 'mf-shared/ui/toolbar/grid-size-toggle.tsx';
import { FilterButton, Toolbar } from 'mf-shared/ui/toolbar/toolbar.tsx';
import { ChosenChips } from '../filter-products/chosen-chips.tsx';
import { withoutFilters, withParameter } from '../filter-products/filter-query.ts';
import { SortMenu } from '../sort-products/sort-menu.tsx';
import { $gridSize, chooseGridSize } from './grid-size.ts';
import type { ProductListState } from './use-product-list.ts';

export interface ListToolbarProps {
  list: Pick<ProductListState, 'chosen' | 'query' | 'filtered' | 'total' | 'sort' | 'sortOfGroup'>;
  onChange: (change: (search: string) => string) => void;
  onOpenFilters: () => void;
}

/** Sticks under the header: filters with [filtered / total], what is chosen, the sort, the size of the cards. */
export function ListToolbar({ list, onChange, onOpenFilters }: ListToolbarProps) {
  const text = useText('mf-catalog');
  const size = useStore($gridSize, { ssr: 'initial' });
  const { chosen, query, filtered, total, sort, sortOfGroup } = list;
  const chips = chosen.length > 0 && (
    <ChosenChips chosen={chosen} query={query} onChange={onChange}>
      <Button look="quiet" size="small" onClick={() => onChange((search) => withoutFilters(search, query))}>
        {text('list.clear')}
      </Button>
    </ChosenChips>
  );
  return (
    <Toolbar filter={<FilterButton shown={filtered} total={total} onClick={onOpenFilters} />} chips={chips}>
      <SortMenu
        sort={sort}
        sortOfGroup={sortOfGroup}
        onSort={(next) => onChange((search) => withParameter(search, 'sort', next))}
      />
      <GridSizeToggle
        size={size === 'extended' ? 'small' : 'normal'}
        onChange={(next) => chooseGridSize(next === 'small' ? 'extended' : 'default')}
      />
    </Toolbar>
  );
}
