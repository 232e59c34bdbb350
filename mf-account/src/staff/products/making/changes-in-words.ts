import type { Translate } from 'mf-shared/i18n';
import { labelled } from '../../../forms/labelled.ts';

interface Reader {
  text: Translate;
  money: (amount: number) => string;
  locale: string;
}

type State = Readonly<Record<string, unknown>>;

/** What a write changed of a product or a variant, field by field, from what to what; empty where nothing was there before. */
export function changesInWords(before: State, after: State, reader: Reader): string {
  const [one, other] = [flat(before), flat(after)];
  return Object.keys(other)
    .filter((name) => name in one && JSON.stringify(one[name]) !== JSON.stringify(other[name]))
    .map((name) => {
      const [from, to] = [one[name], other[name]].map((value) => inWords(name, value, reader));
      return labelled(reader.text, reader.text(`staff_making.${name.replace('_minor', '')}`), `${from} → ${to}`);
    })
    .join(' · ');
}

const noPrice = { regular_minor: null, active_minor: null, club_minor: null };

/** A price of its own stands beside the other fields. */
const flat = ({ price, ...state }: State): State =>
  price === undefined ? state : { ...state, ...((price as State | null) ?? noPrice) };

function inWords(name: string, value: unknown, { text, money, locale }: Reader): string {
  if (typeof value === 'boolean') return text(value ? 'staff_log.yes' : 'staff_log.no');
  if (typeof value === 'number') return name.endsWith('_minor') ? money(value / 100) : value.toLocaleString(locale);
  if (typeof value === 'string') return value || '–';
  if (Array.isArray(value)) return value.join(', ') || '–';
  const entries = Object.entries(value ?? {}).map(([key, each]) => `${key} ${[each].flat().join(', ')}`);
  return entries.join('; ') || '–';
}
