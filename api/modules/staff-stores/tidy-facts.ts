import { localeCodes, type StoreFacts } from 'mf-shared/contract';

/** The facts as they are kept: languages without words are left out. */
export const tidyFacts = ({ descriptions, ...facts }: StoreFacts): StoreFacts => ({
  ...facts,
  descriptions: Object.fromEntries(
    localeCodes.flatMap((locale) => {
      const words = descriptions[locale] ?? '';
      return words === '' ? [] : [[locale, words]];
    }),
  ),
});
