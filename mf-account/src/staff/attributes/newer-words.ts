import type { Translate } from 'mf-shared/i18n';
import { locales } from 'mf-shared/rules/locales';
import { readKeys } from '../written/keys-in-order.ts';
import { type AttributeField, type PropertyValues, readTable, readValues } from './typed-attribute.ts';

/** The stored value of a field, as a person reads it. */
export function newerWords(field: AttributeField, value: string, text: Translate): string {
  if (field === 'is_ribbon' || field === 'hides_image') return text(value ? 'staff_log.yes' : 'staff_log.no');
  if (value === '') return text('staff_content.nothing');
  if (field === 'filter') return text(`staff_attributes.filter_${value}`);
  const lists: Partial<Record<AttributeField, () => string[]>> = {
    values: () => readValues(value).map(({ names }) => namesIn(names)),
    table: () => tableWords(value),
    pictures: () => readKeys(value),
  };
  return lists[field]?.().join(', ') || (field in lists ? text('staff_content.nothing') : value);
}

/** The name in each language that has one: somebody may have changed any of them. */
const namesIn = (names: PropertyValues[number]['names']): string =>
  locales.flatMap((each) => names[each] ?? []).join(' / ');

function tableWords(value: string): string[] {
  const { sizes, measures } = readTable(value);
  const rows = measures.map(({ names, unit, values }) => `${namesIn(names)} (${unit}): ${values.join(' ')}`);
  return [...sizes.map(({ size }) => size), ...rows];
}
