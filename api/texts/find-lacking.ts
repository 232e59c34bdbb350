import { type Locale, localeCodes } from 'mf-shared/contract';

type Words = Readonly<Partial<Record<Locale, string>>>;

/**
 * What a language that was changed lacks: shoppers who read it see no other one, so it has what is needed, or nothing.
 * @param texts the place of each text in a record, and which field is told where it is needed and not there
 * @returns the field, or null
 */
export function findLacking<Place extends string, Field extends string>(
  before: Readonly<Record<NoInfer<Place>, Words>>,
  next: Readonly<Record<NoInfer<Place>, Words>>,
  texts: Readonly<Record<Place, Field | null>>,
): `${Field}_${Locale}` | null {
  const places = Object.keys(texts) as Place[];
  for (const code of localeCodes) {
    const isEmpty = places.every((place) => !next[place][code]);
    const isSame = places.every((place) => (next[place][code] ?? '') === (before[place][code] ?? ''));
    if (isEmpty || isSame) continue;
    for (const place of places) {
      const field = texts[place];
      if (field !== null && !next[place][code]) return `${field}_${code}`;
    }
  }
  return null;
}
