import type { Translate } from 'mf-shared/i18n';
import { readKeys } from '../written/keys-in-order.ts';
import { nameIn } from './name-in.ts';
import { type AttributeField, readTable, readValues } from './typed-attribute.ts';

/** The stored value of a field, as a person reads it. */
export function newerWords(
  field: AttributeField,
  value: string,
  { text, locale }: { text: Translate; locale: string },
): string {
  if (field === 'is_ribbon' || field === 'hides_image') return text(value ? 'staff_log.yes' : 'staff_log.no');
  if (field === 'filter') return text(`staff_attributes.filter_${value}`);
  const words =
    field === 'values'
      ? readValues(value).map(({ names }) => nameIn(names, locale))
      : field === 'table'
        ? tableWords(value, locale)
        : readKeys(value);
  return words.join(', ') || text('staff_content.nothing');
}

function tableWords(value: string, locale: string): string[] {
  const { sizes, measures } = readTable(value);
  return [
    ...sizes.map(({ size }) => size),
    ...measures.map((row) => `${nameIn(row.names, locale)}: ${row.values.join(' ')}`),
  ];
}
