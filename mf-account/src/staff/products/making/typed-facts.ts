import type { ProductFacts, ProductMaking } from 'mf-shared/contract';

const plain = [
  ...(['number', 'slug', 'brand', 'group', 'groups', 'tags', 'size_table', 'tax_class', 'published_on'] as const),
  'is_outlet',
] as const;
type PropertyField = `property_${string}`;
export type FactField = (typeof plain)[number] | PropertyField;
type TypedFacts = Readonly<Record<FactField, string>>;
type Property = ProductMaking['properties'][number];

export const propertyField = (key: string): PropertyField => `property_${key}`;

/** The keys that a field holds, in their order. */
export const keysIn = (typed = ''): string[] => typed.split('\n').filter(Boolean);
export const withKeys = (keys: readonly string[]): string => keys.join('\n');

/** The fields of a product: a property has one, whether the product has it or not. */
export const factFields = (properties: readonly Property[]): FactField[] => [
  ...plain,
  ...properties.map(({ key }) => propertyField(key)),
];

/** What a product is, as its fields show it: figures as the staff's language writes them. */
export function typeFacts(facts: ProductFacts, properties: readonly Property[], locale: string): TypedFacts {
  const typed: Record<FactField, string> = {
    ...{ number: facts.number, slug: facts.slug, brand: facts.brand, group: facts.group },
    ...{ groups: withKeys(facts.groups), tags: withKeys(facts.tags), size_table: facts.size_table ?? '' },
    ...{ tax_class: String(facts.tax_class), published_on: facts.published_on },
    is_outlet: facts.is_outlet ? 'yes' : '',
  };
  for (const { key, values } of properties) {
    const stored = facts.properties[key] ?? [];
    typed[propertyField(key)] = values ? withKeys(stored) : writeFigure(stored[0] ?? '', locale);
  }
  return typed;
}

interface Before {
  facts: ProductFacts;
  /** The same, as the fields showed it. */
  stored: TypedFacts;
}

/**
 * The product that the fields describe. A property that nobody touched stays as it is, which a field may show shorter; what
 * is no figure is sent as it was typed, and the service tells it beside the field.
 */
export function readFacts(typed: TypedFacts, properties: readonly Property[], before: Before): ProductFacts {
  const entries = properties.flatMap(({ key, values }): [string, string[]][] => {
    const field = propertyField(key);
    const kept = before.facts.properties[key];
    if (kept && typed[field] === before.stored[field]) return [[key, kept]];
    const words = (typed[field] ?? '').trim();
    if (words === '') return [];
    return [[key, values ? keysIn(words) : [readFigure(words)]]];
  });
  return {
    ...{ number: typed.number, slug: typed.slug, brand: typed.brand, group: typed.group },
    ...{ groups: keysIn(typed.groups), tags: keysIn(typed.tags), size_table: typed.size_table || null },
    ...{ tax_class: Number(typed.tax_class), published_on: typed.published_on, is_outlet: typed.is_outlet !== '' },
    properties: Object.fromEntries(entries),
  };
}

const writeFigure = (stored: string, locale: string): string =>
  /^-?\d+(\.\d+)?$/.test(stored)
    ? Number(stored).toLocaleString(locale, { maximumFractionDigits: 4, useGrouping: false }).replace('−', '-')
    : stored;

const readFigure = (words: string): string => words.replace(/[\s\u00a0\u202f]/g, '').replace(',', '.');

/**
 * The properties that stand in the form: those by which lists of its groups are filtered, and those that it has or had: a
 * field does not go while it is written anew.
 */
export const shownProperties = (typed: TypedFacts, stored: TypedFacts, making: ProductMaking): Property[] => {
  const groups = new Set([typed.group, ...keysIn(typed.groups)]);
  const ofGroups = new Set(making.groups.flatMap(({ key, properties }) => (groups.has(key) ? properties : [])));
  const has = (key: string) => [typed, stored].some((each) => (each[propertyField(key)] ?? '') !== '');
  return making.properties.filter(({ key }) => ofGroups.has(key) || has(key));
};

/** The classes of tax to choose from; one whose rate holds no more is still the product's. */
export const classOptions = (classes: readonly number[], chosen: string): ProductMaking['tags'] =>
  [...new Set([chosen, ...classes.map(String)])]
    .sort((one, other) => Number(one) - Number(other))
    .map((key) => ({ key, name: key }));
