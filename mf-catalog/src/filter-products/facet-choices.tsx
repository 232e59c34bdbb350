import { CheckFacet } from 'mf-shared/ui/filter-panel/check-facet.tsx';
import { ColorFacet } from 'mf-shared/ui/filter-panel/color-facet.tsx';
import { SizeFacet } from 'mf-shared/ui/filter-panel/size-facet.tsx';
import { useShownFirst } from 'mf-shared/ui/use-shown-first.ts';
import { memo, useCallback } from 'react';
import type { Facet, OptionFacet } from './facet.ts';
import type { FilteredList } from './filter-list.ts';
import type { FilterNames } from './filter-names.ts';
import { toggleValue } from './filter-query.ts';
import { optionChoices } from './option-choices.ts';
import { RangeChoice } from './range-choice.tsx';

export interface FacetChoicesProps<F extends Facet = Facet> {
  facet: F;
  name: string;
  /** The address's text for the facet. */
  chosen: string | undefined;
  list: FilteredList | null;
  names: FilterNames;
  onSet: (key: string, value: string | null) => void;
}

/** The control that fits the facet; drawn again only when its own choice or its counts change. */
export const FacetChoices = memo(function FacetChoices({ facet, ...props }: FacetChoicesProps) {
  if (facet.kind === 'options') return <OptionChoices facet={facet} {...props} />;
  const { name, chosen, list, names, onSet } = props;
  return (
    <RangeChoice
      facet={facet}
      name={name}
      unit={names.properties[facet.key]?.unit ?? ''}
      text={chosen}
      bars={list?.counts(facet.key) ?? []}
      onSet={onSet}
    />
  );
});

function OptionChoices({ facet, chosen, list, names, onSet }: FacetChoicesProps<OptionFacet>) {
  const { key } = facet;
  const choose = useCallback((next: string) => onSet(key, next), [onSet, key]);
  const [shown, show] = useShownFirst(chosen, choose);
  const options = optionChoices(facet, list?.counts(key) ?? [], shown, names);
  const handleToggle = (value: string) => show(toggleValue(shown, value));
  if (key === 'size') return <SizeFacet options={options} onToggle={handleToggle} />;
  if (key === 'color') return <ColorFacet options={options} onToggle={handleToggle} />;
  return <CheckFacet options={options} onToggle={handleToggle} limit={key === 'store' ? 20 : undefined} />;
}
