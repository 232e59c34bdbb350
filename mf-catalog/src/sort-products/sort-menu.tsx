import type { SortOption } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { SelectField } from 'mf-shared/ui/field/select-field.tsx';
import { readSort, sortOptions } from './sort-option.ts';

/** Choosing 'default' removes the parameter (spec: catalogue §4 Filters and sort). */
export function SortMenu({ sort, onSort }: { sort: SortOption; onSort: (sort: SortOption | null) => void }) {
  const text = useText('mf-catalog');
  return (
    <SelectField
      label={text('sort.label')}
      isLabelHidden
      size="small"
      value={sort}
      onChange={(event) => {
        const next = readSort(event.target.value);
        onSort(next === 'default' ? null : next);
      }}
    >
      {sortOptions.map((option) => (
        <option key={option} value={option}>
          {text(`sort.${option}`)}
        </option>
      ))}
    </SelectField>
  );
}
