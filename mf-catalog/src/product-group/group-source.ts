import type { ListSource } from '../load-list/list-source.ts';

/** A group's list by the group's key: its path's segments joined and lowercased (LIST-1). */
export const groupSource = (path: string): ListSource => ({
  kind: 'models',
  source: 'ProductGroup',
  slug: path.toLowerCase().replace(/^\/|\/$/g, ''),
});
