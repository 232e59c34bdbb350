import type { AttributeRequest, AttributeState } from 'mf-shared/contract';
import type { AttributeKind } from 'mf-shared/contract/staff-choices';
import { type LanguageField, languageFields, readWords, typeWords } from '../fields-by-language.ts';
import { readKeys } from '../written/keys-in-order.ts';

const name = { place: 'names', longest: 300, rows: 1 } as const;
/** The texts of what is called by a name alone, and those of a size table, a language at a time. */
export const nameTexts = { name } as const;
export const tableTexts = { name, info: { place: 'infos', longest: 5000, rows: 3 } } as const;

const plain = {
  colour: ['code'],
  product_type: ['place'],
  tag: ['ground', 'ink', 'is_ribbon'],
  property: ['filter', 'unit', 'place', 'values'],
  size_table: ['table', 'image', 'hides_image', 'pictures'],
} as const;
/** The fields of all kinds: a form shows those of one. */
export type AttributeField = 'kind' | (typeof plain)[AttributeKind][number] | LanguageField<typeof tableTexts>;
type TypedAttribute = Readonly<Record<AttributeField, string>>;

/** The fields of a kind, in their order. */
export const fieldsOf = (kind: AttributeKind): AttributeField[] => [
  ...languageFields(kind === 'size_table' ? tableTexts : nameTexts),
  ...plain[kind],
];

export type PropertyValues = AttributeState<'property'>['values'];
export type SizeTable = Pick<AttributeState<'size_table'>, 'sizes' | 'measures'>;
/** A list in one field, as it is sent. */
export const typeList = (list: PropertyValues | SizeTable): string => JSON.stringify(list);
export const readValues = (typed: string): PropertyValues => (typed === '' ? [] : JSON.parse(typed));
export const readTable = (typed: string): SizeTable => (typed === '' ? { sizes: [], measures: [] } : JSON.parse(typed));

const nothing: TypedAttribute = {
  ...typeWords(tableTexts, { names: {}, infos: {} }),
  ...{ code: '', place: '', ground: '', ink: '', is_ribbon: '', filter: '', unit: '', values: '' },
  ...{ table: '', image: '', hides_image: '', pictures: '', kind: '' },
};
const yes = (is: boolean): string => (is ? 'yes' : '');

type ByKind<Made> = { [Kind in AttributeKind]: (state: AttributeState<Kind>) => Made };
const typers: ByKind<Partial<TypedAttribute>> = {
  colour: ({ code }) => ({ code }),
  product_type: ({ place }) => ({ place: String(place) }),
  tag: ({ ground, ink, is_ribbon }) => ({ ground, ink, is_ribbon: yes(is_ribbon) }),
  property: ({ filter, unit, place, values }) => ({ filter, unit, place: String(place), values: typeList(values) }),
  size_table: ({ infos, image, hides_image, pictures, sizes, measures }) => ({
    ...typeWords({ info: tableTexts.info }, { infos }),
    ...{ image, hides_image: yes(hides_image), pictures: pictures.join(' '), table: typeList({ sizes, measures }) },
  }),
};

/** What is stored, as the fields show it; those of other kinds are empty. */
export const typeAttribute = <Kind extends AttributeKind>(kind: Kind, state: AttributeState<Kind>): TypedAttribute => ({
  ...nothing,
  ...typeWords(nameTexts, { names: state.names }),
  ...typers[kind](state),
});

/** What a new one of any kind begins with. */
export const newAttribute: TypedAttribute = {
  ...nothing,
  ...{ kind: 'colour', code: '#2f5d50', ground: '#2f5d50', ink: '#ffffff', filter: 'checkbox' },
};

const place = (typed: string): number | null => (typed === '' ? null : Number(typed));
const readers: { [Kind in AttributeKind]: (typed: TypedAttribute) => Omit<AttributeRequest<Kind>, 'key' | 'names'> } = {
  colour: ({ code }) => ({ code }),
  product_type: (typed) => ({ place: place(typed.place) }),
  tag: ({ ground, ink, is_ribbon }) => ({ ground, ink, is_ribbon: is_ribbon !== '' }),
  property: ({ filter, unit, values, ...typed }) => ({
    ...{ filter: filter === 'range' ? 'range' : 'checkbox', unit, place: place(typed.place) },
    values: filter === 'range' ? [] : readValues(values),
  }),
  size_table: (typed) => ({
    ...readWords({ info: tableTexts.info }, typed),
    ...{ image: typed.image, hides_image: typed.hides_image !== '', pictures: readKeys(typed.pictures) },
    ...readTable(typed.table),
  }),
};

/** What the fields of a kind describe; languages without words are left out. */
export const readAttribute = (
  kind: AttributeKind,
  typed: TypedAttribute,
  key: string,
): Pick<AttributeRequest, 'key' | 'names'> => ({
  ...{ key, ...readWords(nameTexts, typed) },
  ...readers[kind](typed),
});
