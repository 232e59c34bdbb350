import type { CodeState } from 'mf-shared/contract';
import { locales } from 'mf-shared/rules/locales';
import { fromLocalTime, toLocalTime } from '../content/local-time.ts';
import { parseAmount } from '../parse-amount.ts';

const plain = [
  ...(['kind', 'value', 'min_total', 'starts_at', 'ends_at', 'max_uses'] as const),
  ...(['excludes_offers', 'club_only', 'is_active'] as const),
] as const;
const nameFields = ['name_fi', 'name_en', 'name_sv', 'name_de', 'name_fr', 'name_ru'] as const;
export const codeFields = ['code', ...plain, ...nameFields] as const;
export type CodeField = (typeof codeFields)[number];
type TypedCode = Readonly<Record<CodeField, string>>;

export const newState: CodeState = {
  ...{ kind: 'percent', value: 0, min_total: 0, excludes_offers: false, club_only: false },
  ...{ starts_at: null, ends_at: null, max_uses: null, is_active: true, names: {} },
};

/** A code as its fields show it, in the staff's language. */
export function typeCode(code: string, state: CodeState, locale: string): TypedCode {
  const amount = (value: number) =>
    value === 0 ? '' : value.toLocaleString(locale, { maximumFractionDigits: 2, useGrouping: false });
  const yes = (is: boolean) => (is ? 'yes' : '');
  const names = locales.map((language) => [`name_${language}`, state.names[language] ?? '']);
  return {
    ...{ code, kind: state.kind, value: amount(state.value), min_total: amount(state.min_total) },
    ...{ starts_at: toLocalTime(state.starts_at), ends_at: toLocalTime(state.ends_at) },
    max_uses: state.max_uses === null ? '' : String(state.max_uses),
    ...{
      excludes_offers: yes(state.excludes_offers),
      club_only: yes(state.club_only),
      is_active: yes(state.is_active),
    },
    ...(Object.fromEntries(names) as Record<(typeof nameFields)[number], string>),
  };
}

/** The code that the fields describe, or the name of a field that cannot be read. */
export function readCode(typed: TypedCode): CodeState | CodeField {
  const kind = typed.kind as CodeState['kind'];
  const value = kind === 'free_delivery' ? 0 : parseAmount(typed.value);
  if (value === null) return 'value';
  const least = typed.min_total === '' ? 0 : parseAmount(typed.min_total);
  if (least === null) return 'min_total';
  if (typed.max_uses !== '' && !/^[1-9]\d{0,8}$/.test(typed.max_uses)) return 'max_uses';
  return {
    ...{ kind, value, min_total: least, starts_at: fromLocalTime(typed.starts_at) },
    ends_at: fromLocalTime(typed.ends_at),
    max_uses: typed.max_uses === '' ? null : Number(typed.max_uses),
    ...{ excludes_offers: typed.excludes_offers !== '', club_only: typed.club_only !== '' },
    is_active: typed.is_active !== '',
    names: Object.fromEntries(
      locales.flatMap((language) => {
        const name = typed[`name_${language}`];
        return name === '' ? [] : [[language, name]];
      }),
    ),
  };
}
