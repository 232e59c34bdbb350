import { locales } from 'mf-shared/rules/locales';

/** What the address asks of the products; what it says otherwise is left to the service, which refuses it. */
export interface AskedProducts {
  q?: string;
  state?: string;
  stock?: string;
  sort?: string;
  group?: string;
  brand?: string;
  campaign?: string;
  lacks?: string;
}

const longest = 100;
const known = {
  state: ['shown', 'hidden', 'removed'],
  stock: ['none', 'few'],
  sort: ['name', 'newest'],
  lacks: locales,
} as const;

/** The filters whose values are numbers. */
const numbered = ['group', 'brand', 'campaign'] as const;

/** The question that an address holds; a value that there is not is not asked. */
export function askedProducts(params: URLSearchParams): AskedProducts {
  const q = (params.get('q') ?? '')
    .replace(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, longest);
  const chosen = Object.entries(known).flatMap(([name, values]) => {
    const value = values.find((each) => each === params.get(name));
    return value ? [[name, value]] : [];
  });
  const places = numbered.flatMap((name) => {
    const value = params.get(name) ?? '';
    return /^[1-9]\d{0,8}$/.test(value) ? [[name, value]] : [];
  });
  return { ...(q && { q }), ...Object.fromEntries([...chosen, ...places]) };
}
