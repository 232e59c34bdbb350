import type { AttributeRequest, AttributeState } from 'mf-shared/contract';
import { slugify } from 'mf-shared/rules/slugify';
import type { Executor } from '../../db/schema.ts';
import { refusedField } from '../../http/refusal.ts';
import { withWords } from '../../texts/words-by-language.ts';
import { isPicture } from '../content/shown-pictures.ts';
import { contrastOf } from '../staff-banners/contrast.ts';

/** A colour as it is stored. @throws Refusal beside its field */
export function colourOf(typed: string, field: string): string {
  const [, digits = ''] = /^#?([0-9a-f]{6}|[0-9a-f]{3})$/i.exec(typed) ?? [];
  if (digits === '') throw refusedField(field, 'attributes.no_colour');
  const whole = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
  return `#${whole.toLowerCase()}`;
}

/** WCAG 2.2, 1.4.3. */
const enoughContrast = 4.5;

type Label = Pick<AttributeState<'tag'>, 'ground' | 'ink'>;

/** The colours of a label, whose words can be read. What came in otherwise stays until it is changed. @throws Refusal */
export function readable(wanted: Label, before: Label | null): Label {
  if (wanted.ground === before?.ground && wanted.ink === before.ink) return { ground: wanted.ground, ink: wanted.ink };
  const label = { ground: colourOf(wanted.ground, 'ground'), ink: colourOf(wanted.ink, 'ink') };
  if (contrastOf(label.ground, label.ink) < enoughContrast) throw refusedField('ink', 'attributes.hard_to_read');
  return label;
}

type Values = AttributeState<'property'>['values'];

/**
 * The values that can be ticked of a property; a new one gets a key from its name.
 * @param used products by the value that they have @throws Refusal where products have what would go
 */
export function checkValues(
  { filter, values }: Pick<AttributeRequest<'property'>, 'filter' | 'values'>,
  before: AttributeState<'property'> | null,
  used: ReadonlyMap<string, number>,
): Values {
  if (filter === 'range') {
    checkUsed({ filter, values: [] }, before, used);
    return [];
  }
  const kept = values.map(({ key, names }) => ({ key, names: withWords(names) }));
  for (const [at, { names }] of kept.entries())
    if (Object.keys(names).length === 0) throw refusedField('values', 'attributes.value_without_name', { at: at + 1 });
  const keys = new Set(kept.map(({ key }) => key).filter(Boolean));
  if (keys.size < kept.filter(({ key }) => key !== '').length) throw refusedField('values', 'attributes.value_twice');
  checkUsed({ filter, values: kept }, before, used);
  return kept
    .map(({ key, names }) => ({ key: key || newKey(names, keys), names }))
    .sort((one, other) => (one.key < other.key ? -1 : 1));
}

type Property = Pick<AttributeState<'property'>, 'filter' | 'values'>;

/** @param used products by the value that they have @throws Refusal where products have what would go, or would be no value */
export function checkUsed(next: Property | null, before: Property | null, used: ReadonlyMap<string, number>): void {
  if (next === null || before === null) return;
  if (next.filter !== before.filter && used.size > 0) throw refusedField('filter', 'attributes.filter_in_use');
  const gone = before.values.find(({ key }) => used.has(key) && !next.values.some((value) => value.key === key));
  if (!gone) return;
  const name = gone.names.en ?? Object.values(gone.names)[0] ?? gone.key;
  throw refusedField('values', 'attributes.value_in_use', { name, count: used.get(gone.key) ?? 0 });
}

/** A key that nothing has yet, which is remembered. */
function newKey(names: Values[number]['names'], taken: Set<string>): string {
  const key = freeKey(keyFromNames(names, 'value'), (each) => taken.has(each));
  taken.add(key);
  return key;
}

/** What a thing of some name is called in files. @param fallback where the name has no letter and no digit */
export const keyFromNames = (names: Values[number]['names'], fallback: string): string =>
  slugify(names.en ?? names.fi ?? Object.values(names)[0] ?? '')
    .slice(0, 110)
    .replace(/-$/, '') || fallback;

/** The key, with a number where it is taken. */
export function freeKey(own: string, isTaken: (key: string) => boolean): string {
  let key = own;
  for (let number = 2; isTaken(key); number += 1) key = `${own}-${number}`;
  return key;
}

type Table = Pick<AttributeRequest<'size_table'>, 'image' | 'pictures' | 'sizes' | 'measures'>;

/** The columns and rows of a size table. @throws Refusal where they do not make a table, or a picture is none */
export async function checkTable(
  tx: Executor,
  { image, pictures, sizes, measures }: Table,
  before: AttributeState<'size_table'> | null,
): Promise<Pick<Table, 'sizes' | 'measures'>> {
  const known = new Set([before?.image, ...(before?.pictures ?? [])]);
  if (image !== '' && !known.has(image) && !(await isPicture(tx, image)))
    throw refusedField('image', 'posts.no_picture');
  for (const each of pictures)
    if (!known.has(each) && !(await isPicture(tx, each))) throw refusedField('pictures', 'posts.no_picture');
  for (const [at, { size }] of sizes.entries())
    if (size === '') throw refusedField('table', 'attributes.column_without_size', { at: at + 1 });
  if (new Set(sizes.map(({ size, type }) => `${size} ${type}`)).size < sizes.length)
    throw refusedField('table', 'attributes.size_twice');
  const kept = measures.map(({ names, unit, values }) => ({ names: withWords(names), unit, values }));
  for (const [at, { names, values }] of kept.entries()) {
    if (Object.keys(names).length === 0) throw refusedField('table', 'attributes.row_without_name', { at: at + 1 });
    if (values.length !== sizes.length) throw refusedField('table', 'attributes.row_too_short', { at: at + 1 });
  }
  if (kept.length > 0 && sizes.length === 0) throw refusedField('table', 'attributes.no_columns');
  return { sizes, measures: kept };
}
