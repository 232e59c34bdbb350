import type { ProductMaking } from 'mf-shared/contract';
import type { Translate } from 'mf-shared/i18n';
import { type FactField, keysIn, propertyField } from './typed-facts.ts';

/** The value of a field, as a person reads it: what is chosen by the names of it. */
export function wordsOfFact(
  name: FactField,
  value: string,
  { making, text }: { making: ProductMaking; text: Translate },
): string {
  if (name === 'is_outlet') return text(value ? 'staff_log.yes' : 'staff_log.no');
  const options = optionsOf(name, making);
  if (!options) return value;
  return keysIn(value)
    .map((key) => options.find((option) => option.key === key)?.name ?? key)
    .join(', ');
}

function optionsOf(name: FactField, making: ProductMaking): ProductMaking['tags'] | null {
  switch (name) {
    case 'brand':
      return making.brands;
    case 'group':
    case 'groups':
      return making.groups;
    case 'tags':
      return making.tags;
    case 'size_table':
      return making.size_tables;
    default:
      return making.properties.find(({ key }) => propertyField(key) === name)?.values ?? null;
  }
}
