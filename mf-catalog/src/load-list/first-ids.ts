import type { ListPage } from './list-page.ts';

/** The first products of a list, for counting its page: 3 of a category, 5 of a search (CONF-91, CONF-92). */
export const firstIds = ({ cards }: Pick<ListPage, 'cards'>, count: number): number[] =>
  cards.slice(0, count).map(({ id }) => id);
