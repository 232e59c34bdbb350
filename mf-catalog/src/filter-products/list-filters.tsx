import { useText } from 'mf-shared/i18n';
import { textKey } from 'mf-shared/rules/facet-keys';
import { FacetGroup } from 'mf-shared/ui/filter-panel/facet-group.tsx';
import { FilterPanel } from 'mf-shared/ui/filter-panel/filter-panel.tsx';
import { TextFacet } from 'mf-shared/ui/filter-panel/text-facet.tsx';
import { useCallback, useDeferredValue, useMemo } from 'react';
import type { ProductListState } from '../browse-grid/use-product-list.ts';
import { ChosenChips } from './chosen-chips.tsx';
import { type Facet, isStandardKey } from './facet.ts';
import { FacetChoices } from './facet-choices.tsx';
import { FacetsAwaited } from './facets-awaited.tsx';
import { noNames } from './filter-names.ts';
import { withoutFilters, withParameter } from './filter-query.ts';
import { offeredFacets } from './offered-facets.ts';

export interface ListFiltersProps {
  list: ProductListState;
  isOpen: boolean;
  onClose: () => void;
  onChange: (change: (search: string) => string) => void;
}

/** Groups in view when the panel opens. */
const groupsAtOnce = 3;

/** The panel from the right with every filter of the list; all of it is in the address (LIST-25, LIST-44). */
export function ListFilters({ list, isOpen, onClose, onChange }: ListFiltersProps) {
  const text = useText('mf-catalog');
  const { engine, hasFailed, need, query, names, chosen } = list;
  const facets = useMemo(() => (engine && names ? offeredFacets(engine.index, names) : []), [engine, names]);
  // What the hand changed shows at once; counts and the lower groups follow as soon as there is time. The first counts do
  // not wait: without them every option would be a dead end, and a tap would be lost.
  const counted = useDeferredValue(list.list) ?? list.list;
  const isWhole = useDeferredValue(isOpen);
  const set = useCallback(
    (key: string, value: string | null) => onChange((search) => withParameter(search, key, value)),
    [onChange],
  );
  const setText = useCallback((words: string) => set(textKey, words), [set]);
  const nameOf = ({ key }: Facet) =>
    isStandardKey(key) ? text(`filter.${key}`) : (names?.properties[key]?.name ?? key);
  const chosenIn = (key: string) =>
    chosen
      .filter((filter) => filter.key === key)
      .map(({ label }) => label)
      .join(', ');
  return (
    <FilterPanel
      isOpen={isOpen}
      onClose={onClose}
      count={list.filtered}
      onClear={() => onChange((search) => withoutFilters(search, query))}
      chips={chosen.length > 0 && <ChosenChips chosen={chosen} query={query} onChange={onChange} />}
    >
      {!(engine && names) && <FacetsAwaited hasFailed={hasFailed} onRetry={need} />}
      {(isWhole ? facets : facets.slice(0, groupsAtOnce)).map((facet) => (
        <FacetGroup
          key={facet.key}
          name={nameOf(facet)}
          chosen={chosenIn(facet.key)}
          isOpen={isStandardKey(facet.key) || facet.key in query}
        >
          <FacetChoices
            facet={facet}
            name={nameOf(facet)}
            chosen={query[facet.key]}
            list={counted}
            names={names ?? noNames}
            onSet={set}
          />
        </FacetGroup>
      ))}
      <FacetGroup name={text('filter.text')} chosen={chosenIn(textKey)} isOpen>
        <TextFacet value={query[textKey] ?? ''} onChange={setText} />
      </FacetGroup>
    </FilterPanel>
  );
}
