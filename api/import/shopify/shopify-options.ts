import type { ShopifyRow } from './shopify-rows.ts';
import { slugOf } from './slug-of.ts';

/** What a variant is chosen by: three columns of an export become colour, size and type. */
export interface ShopifyChoice {
  colour?: string;
  size?: string;
  type?: string;
}

const words = {
  colour: /^(colou?r|väri|färg|farbe|couleur|цвет)$/i,
  size: /^(size|koko|storlek|gr(ö|oe)(ß|ss)e|taille|pointure|размер)$/i,
};
const places = ['1', '2', '3'] as const;

/** Which column says what. The names of options stand in a product's first row only. */
export function optionColumns(first: ShopifyRow['cells']): Partial<Record<keyof ShopifyChoice, string>> {
  const columns: Partial<Record<keyof ShopifyChoice, string>> = {};
  const rest: string[] = [];
  for (const place of places) {
    const name = first[`Option${place} Name`]?.trim() ?? '';
    const isNone = name === '' || (name === 'Title' && first[`Option${place} Value`] === 'Default Title');
    if (isNone) continue;
    if (words.colour.test(name) && !columns.colour) columns.colour = `Option${place} Value`;
    else if (words.size.test(name) && !columns.size) columns.size = `Option${place} Value`;
    else rest.push(`Option${place} Value`);
  }
  for (const column of rest) {
    const free = (['size', 'type', 'colour'] as const).find((each) => !columns[each]);
    if (free) columns[free] = column;
  }
  return columns;
}

export function choiceOf(row: ShopifyRow, columns: ReturnType<typeof optionColumns>): ShopifyChoice {
  const value = (of: keyof ShopifyChoice) => row.cells[columns[of] ?? '']?.trim() || undefined;
  const [colour, size, type] = [value('colour'), value('size'), value('type')];
  return { ...(colour && { colour }), ...(size && { size }), ...(type && { type }) };
}

/** Colours that exports name most, in English; others are grey until somebody says better in `colours.jsonl`. */
const known: Readonly<Record<string, string>> = {
  ...{ black: '#111111', white: '#ffffff', grey: '#808080', gray: '#808080', silver: '#c0c0c0', red: '#b3261e' },
  ...{ blue: '#1f4e8c', navy: '#14213d', green: '#2f5d50', olive: '#6b6b2f', khaki: '#8a7f57', yellow: '#e3b505' },
  ...{ orange: '#d9822b', brown: '#6b4a32', beige: '#d9c7a7', pink: '#d98ca5', purple: '#6a3d8f', gold: '#c9a227' },
};
const unknown = '#808080';

export function colourControl(name: string): string {
  const [found = unknown] = slugOf(name)
    .split('-')
    .flatMap((word) => known[word] ?? []);
  return found;
}
