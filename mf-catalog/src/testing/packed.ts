import type { ProductListItem } from 'mf-shared/contract';
import { ListPacker } from 'mf-shared/rules/packed-list/list-packer';

/** A list as the service sends it: the first `limit` products in columns. */
export function packed(items: readonly ProductListItem[], limit = items.length): string {
  const packer = new ListPacker();
  for (const item of items.slice(0, limit)) packer.add(item);
  return JSON.stringify(packer.finish(items.length));
}
