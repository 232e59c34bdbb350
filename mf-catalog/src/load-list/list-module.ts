/** What the file exports that works on whole lists (open-list.ts asks for it when a list is needed). */
export { loadFilterNames, namesFrom, noNames } from '../filter-products/filter-names.ts';
export { cachedGroups } from './cached-groups.ts';
export { cachedListEngine } from './list-engine.ts';
export { cachedItems, loadFirstProducts, loadList } from './load-list.ts';
export { makeListPage } from './make-list-page.ts';
export { makeSearch } from './make-search.ts';
