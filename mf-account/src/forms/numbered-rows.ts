/** Rows of one form, such as products; more go on another one. */
export const mostRows = 10;
const indexes = Array.from({ length: mostRows }, (_, index) => index);

export type RowName<Field extends string> = `rows.${number}.${Field}`;
export const rowName = <Field extends string>(index: number, field: Field): RowName<Field> => `rows.${index}.${field}`;

/** `rows.3.model` → `model`. */
export const labelOf = (name: string): string => name.replace(/^rows\.\d+\./, '');

/** `rows.3.model` → 4; null for a field that is in no row. */
export function rowNumberOf(name: string): number | null {
  const [, index] = /^rows\.(\d+)\./.exec(name) ?? [];
  return index === undefined ? null : Number(index) + 1;
}

/** How many rows are shown; a form keeps it as a text. */
export const countOf = ({ count }: { count: string }): number =>
  Math.min(mostRows, Math.max(1, Math.floor(Number(count)) || 1));
/** The indexes of the rows that are shown, from 0. */
export const rowIndexes = (values: { count: string }): number[] => indexes.slice(0, countOf(values));

type Row<Field extends string> = Readonly<Record<Field, string>>;
type Rows<Field extends string> = Record<RowName<Field>, string>;

const fieldsOf = <Field extends string>(empty: Row<Field>) => Object.keys(empty) as Field[];

/** Every field of every row, in the order in which a form shows them. */
export function emptyRows<Field extends string>(empty: Row<Field>): Rows<Field> {
  const fields = indexes.flatMap((index) => fieldsOf(empty).map((field) => [rowName(index, field), empty[field]]));
  return Object.fromEntries(fields) as Rows<Field>;
}

/** The form without one of its rows: those behind it move up. */
export function withoutRow<Field extends string, Values extends Readonly<Record<string, string>> & { count: string }>(
  values: Values,
  empty: Row<Field>,
  gone: number,
): Values {
  const moved = indexes.flatMap((index) =>
    fieldsOf(empty).map((field) => {
      const from = index < gone ? index : index + 1;
      return [rowName(index, field), values[rowName(from, field)] ?? empty[field]];
    }),
  );
  return { ...values, ...Object.fromEntries(moved), count: String(countOf(values) - 1) };
}
