import { type FeatureFlagName, featureFlagNames } from 'mf-shared/contract/feature-flags';

/** Flags that are set on or off; the others are as the shop says, and off where it says nothing. */
export type FeatureFlags = Readonly<Partial<Record<FeatureFlagName, boolean>>>;

/** Holds what a visitor set, as `shoe_wizard.1-other.0`. */
export const featureCookie = 'so_feature_flags';
const queryPrefix = 'featureFlag_';

/** What the visitor set for this visit: by the query of this page, else by the cookie. Names that no flag has are ignored. */
export function chosenFlags(query: URLSearchParams, cookie: string | null | undefined): FeatureFlags {
  const kept = new Map((cookie ?? '').split('-').map(readPair));
  const chosen: Partial<Record<FeatureFlagName, boolean>> = {};
  for (const name of featureFlagNames) {
    const value = query.get(queryPrefix + name) ?? kept.get(name);
    if (value !== undefined) chosen[name] = value === '1';
  }
  return chosen;
}

function readPair(pair: string): [string, string] {
  const [name = '', value = ''] = pair.split('.', 2);
  return [name, value];
}

/** For the cookie, and for the key of what is made for these flags: the same flags give the same text. */
export const writeFlags = (flags: FeatureFlags): string =>
  featureFlagNames.flatMap((name) => (name in flags ? [`${name}.${flags[name] ? 1 : 0}`] : [])).join('-');

export const setsFlags = (query: URLSearchParams): boolean =>
  [...query.keys()].some((name) => name.startsWith(queryPrefix));

/** A page's parameters without those that set flags, which a cookie holds by then. */
export function withoutFlags(search: string): string {
  const query = new URLSearchParams(search);
  if (!setsFlags(query)) return search;
  for (const name of [...query.keys()]) if (name.startsWith(queryPrefix)) query.delete(name);
  return query.size > 0 ? `?${query}` : '';
}

/** The flags of the setting `feature_flags`, `{ "shoe_wizard": true }`. @throws what is wrong with it */
export function readFlagSetting(written: string): FeatureFlags {
  const value: unknown = JSON.parse(written);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Error('no object of flags');
  const isFlag = ([name, isOn]: [string, unknown]) =>
    featureFlagNames.some((known) => known === name) && typeof isOn === 'boolean';
  const wrong = Object.entries(value).find((entry) => !isFlag(entry));
  if (wrong) throw new Error(`${wrong[0]} is no flag that is true or false`);
  return value;
}
