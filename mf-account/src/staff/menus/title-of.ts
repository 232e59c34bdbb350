import type { Locale, StaffMenuLink } from 'mf-shared/contract';

/** The title as shoppers read it in a language: one that lacks is the Finnish one, or the first by its language's code, as the database has them. */
export const titleOf = ({ titles, path }: Pick<StaffMenuLink, 'titles' | 'path'>, locale: Locale): string =>
  titles[locale] ?? titles.fi ?? Object.entries(titles).sort()[0]?.[1] ?? path;
