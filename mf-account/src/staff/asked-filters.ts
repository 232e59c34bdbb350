import { isDay } from 'mf-shared/rules/is-day';

/** What a filter understands: one of some values, or what a test says. */
type Understood = readonly string[] | ((value: string) => boolean);

export const isNumbered = (value: string): boolean => /^[1-9]\d{0,8}$/.test(value);
export const isCountry = (value: string): boolean => /^[a-z]{2}$/.test(value);

/** The filters of a list whose rows have a day. */
export const days = { from: isDay, to: isDay } as const;

const longestQuestion = 100;

/** What an address asks of a list: its words, and its filters without what the service would not understand. */
export function askedFilters<Name extends string>(
  params: URLSearchParams,
  known: Readonly<Record<Name, Understood>>,
): Partial<Record<Name | 'q', string>> {
  const q = (params.get('q') ?? '')
    .replace(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, longestQuestion);
  const asked = Object.entries<Understood>(known).flatMap(([name, understood]) => {
    const value = params.get(name) ?? '';
    const isAsked = typeof understood === 'function' ? understood(value) : understood.includes(value);
    return isAsked ? [[name, value]] : [];
  });
  return { ...(q && { q }), ...Object.fromEntries(asked) };
}
