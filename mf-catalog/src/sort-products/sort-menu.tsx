import type { SortOption } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { SelectField } from 'mf-shared/ui/field/select-field.tsx';
import { type ListSort, readSort, sortChoices } from './sort-option.ts';

export interface SortMenuProps {
  /** The order that was chosen. */
  sort: SortOption;
  /** The order where nothing is chosen. */
  sortOfGroup: ListSort;
  /** Null takes the parameter out of the address. */
  onSort: (sort: SortOption | null) => void;
}

/** Choosing 'default' removes the parameter (LIST-42). */
export function SortMenu({ sort, sortOfGroup, onSort }: SortMenuProps) {
  const text = useText('mf-catalog');
  return (
    <SelectField
      label={text('sort.label')}
      isLabelHidden
      size="small"
      value={sort === sortOfGroup ? 'default' : sort}
      onChange={(event) => {
        const next = readSort(event.target.value);
        onSort(next === 'default' ? null : next);
      }}
    >
      {sortChoices(sortOfGroup).map(({ option, name }) => (
        <option key={option} value={option}>
          {text(`sort.${name}`)}
        </option>
      ))}
    </SelectField>
  );
}
