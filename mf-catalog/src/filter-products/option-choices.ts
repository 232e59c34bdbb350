import { optionLabel } from './chosen-filters.ts';
import type { OptionFacet } from './facet.ts';
import type { FilterNames } from './filter-names.ts';
import { partingGroups } from './parting-groups.ts';
import { splitValues } from './value-coding.ts';

export interface OptionChoice {
  value: string;
  label: string;
  count: number;
  isChosen: boolean;
  control: string;
}

/**
 * A facet's options with what each would leave. Stores are the retail ones, in their order, those without stock too
 * (LIST-48); groups those into which the list parts (LIST-75).
 */
export function optionChoices(
  facet: OptionFacet,
  counts: readonly number[],
  chosen: string | undefined,
  names: FilterNames,
): OptionChoice[] {
  const { key, options } = facet;
  const chosenValues = splitValues(chosen ?? '');
  const choices = options.map(({ value, label, swatch }, index) => ({
    value,
    label: optionLabel(key, value, label, names),
    count: counts[index] ?? 0,
    isChosen: chosenValues.includes(value),
    control: swatch ?? '',
  }));
  if (key === 'group')
    return partingGroups(facet, names.groups).flatMap(
      ({ value }) => choices.find((choice) => choice.value === value) ?? [],
    );
  if (key !== 'store' || names.stores.length === 0) return choices;
  return names.stores.map(
    ({ slug, name }) =>
      choices.find(({ value }) => value === slug) ?? {
        value: slug,
        label: name,
        count: 0,
        isChosen: false,
        control: '',
      },
  );
}
