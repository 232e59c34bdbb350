import { locale } from 'mf-shared/contract';

/** A state with the words of each language as a field of their own, `names_fi`. */
export const languagesInLines = (state: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(state).flatMap(([name, value]: [string, unknown]) =>
      isPerLanguage(value)
        ? Object.entries(value).map(([language, words]) => [`${name}_${language}`, words])
        : [[name, value]],
    ),
  );

const isPerLanguage = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.keys(value).every((key) => locale.safeParse(key).success);
