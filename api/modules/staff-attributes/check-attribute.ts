import type { AttributeRequest, AttributeState } from 'mf-shared/contract';
import { firstFree, slugOfName } from 'mf-shared/rules/slugify';
import type { Executor } from '../../db/schema.ts';
import { refusedField } from '../../http/refusal.ts';
import { textIn } from '../../read-model/per-locale.ts';
import { withWords } from '../../texts/words-by-language.ts';
import { contrastOf, hexColour, readableContrast, widened } from '../content/contrast.ts';
import { isPicture } from '../content/shown-pictures.ts';

/** A colour as it is stored. @throws Refusal beside its field */
export function colourOf(typed: string, field: string): string {
  const hex = typed.startsWith('#') ? typed : `#${typed}`;
  if (!hexColour.test(hex)) throw refusedField(field, 'attributes.no_colour');
  return widened(hex).toLowerCase();
}

type Label = Pick<AttributeState<'tag'>, 'ground' | 'ink'>;

/** The colours of a label, whose words can be read. What came in otherwise stays until it is changed. @throws Refusal */
export function readable(wanted: Label, before: Label | null): Label {
  if (wanted.ground === before?.ground && wanted.ink === before.ink) return { ground: wanted.ground, ink: wanted.ink };
  const label = { ground: colourOf(wanted.ground, 'ground'), ink: colourOf(wanted.ink, 'ink') };
  if (contrastOf(label.ground, label.ink) < readableContrast) throw refusedField('ink', 'attributes.hard_to_read');
  return label;
}

type Values = AttributeState<'property'>['values'];

/**
 * The values that can be ticked of a property; a new one gets a key from its name.
 * @param used products by the value that they have @throws Refusal where products have what would go
 */
export async function checkValues(
  { filter, values }: Pick<AttributeRequest<'property'>, 'filter' | 'values'>,
  before: AttributeState<'property'> | null,
  used: ReadonlyMap<string, number>,
): Promise<Values> {
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
  const all: Values = [];
  for (const { key, names } of kept) {
    const own = key || (await firstFree(keyFromNames(names, 'value'), (each) => keys.has(each)));
    keys.add(own);
    all.push({ key: own, names });
  }
  return all.sort((one, other) => (one.key < other.key ? -1 : 1));
}

type Property = Pick<AttributeState<'property'>, 'filter' | 'values'>;

/** @param used products by the value that they have @throws Refusal where products have what would go, or would be no value */
export function checkUsed(next: Property | null, before: Property | null, used: ReadonlyMap<string, number>): void {
  if (next === null || before === null) return;
  if (next.filter !== before.filter && used.size > 0) throw refusedField('filter', 'attributes.filter_in_use');
  const gone = before.values.find(({ key }) => used.has(key) && !next.values.some((value) => value.key === key));
  if (!gone) return;
  const name = textIn(gone.names, 'en') || gone.key;
  throw refusedField('values', 'attributes.value_in_use', { name, count: used.get(gone.key) ?? 0 });
}

/** What a thing of some name is called in files. @param fallback where the name has no letter and no digit */
export const keyFromNames = (names: Values[number]['names'], fallback: string): string =>
  slugOfName(names.en ?? textIn(names, 'fi')) || fallback;

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
