import { CheckFacet } from 'mf-shared/ui/filter-panel/check-facet.tsx';
import { ColorFacet } from 'mf-shared/ui/filter-panel/color-facet.tsx';
import { SizeFacet } from 'mf-shared/ui/filter-panel/size-facet.tsx';
import { memo } from 'react';
import type { Facet } from './facet.ts';
import type { FilteredList } from './filter-list.ts';
import type { FilterNames } from './filter-names.ts';
import { toggleValue } from './filter-query.ts';
import { optionChoices } from './option-choices.ts';
import { RangeChoice } from './range-choice.tsx';

export interface FacetChoicesProps {
  facet: Facet;
  name: string;
  /** The address's text for the facet. */
  chosen: string | undefined;
  list: FilteredList | null;
  names: FilterNames;
  onSet: (key: string, value: string | null) => void;
}

/** The control that fits the facet; drawn again only when its own choice or its counts change. */
export const FacetChoices = memo(function FacetChoices({ facet, name, chosen, list, names, onSet }: FacetChoicesProps) {
  const { key } = facet;
  const counts = list?.counts(key) ?? [];
  if (facet.kind === 'range')
    return (
      <RangeChoice
        facet={facet}
        name={name}
        unit={names.properties[key]?.unit ?? ''}
        text={chosen}
        bars={counts}
        onSet={onSet}
      />
    );
  const options = optionChoices(facet, counts, chosen, names);
  const handleToggle = (value: string) => onSet(key, toggleValue(chosen, value));
  if (key === 'size') return <SizeFacet options={options} onToggle={handleToggle} />;
  if (key === 'color') return <ColorFacet options={options} onToggle={handleToggle} />;
  return <CheckFacet options={options} onToggle={handleToggle} limit={key === 'store' ? 20 : undefined} />;
});
