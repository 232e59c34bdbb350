import { Chip, Chips } from 'mf-shared/ui/chip/chip.tsx';
import type { ReactNode } from 'react';
import type { ChosenFilter } from './chosen-filters.ts';
import type { FilterQuery } from './facet.ts';
import { toggleValue, withParameter } from './filter-query.ts';

export interface ChosenChipsProps {
  chosen: readonly ChosenFilter[];
  query: FilterQuery;
  onChange: (change: (search: string) => string) => void;
  children?: ReactNode;
}

/** What is chosen, each removable on its own. */
export function ChosenChips({ chosen, query, onChange, children }: ChosenChipsProps) {
  const remove = ({ key, value }: ChosenFilter) =>
    onChange((search) => withParameter(search, key, value === null ? null : toggleValue(query[key], value)));
  return (
    <Chips>
      {chosen.map((filter) => (
        <Chip key={`${filter.key} ${filter.value}`} onRemove={() => remove(filter)}>
          {filter.prefix ? `${filter.prefix} ${filter.label}` : filter.label}
        </Chip>
      ))}
      {children}
    </Chips>
  );
}
