import type { Locale, StaffMenuLink } from 'mf-shared/contract';

/** The title as shoppers read it in a language, as the shop takes one that lacks; its path while it has none. */
export const titleOf = ({ titles, path }: Pick<StaffMenuLink, 'titles' | 'path'>, locale: Locale): string =>
  titles[locale] ?? titles.fi ?? Object.values(titles)[0] ?? path;
