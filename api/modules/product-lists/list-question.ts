import LZString from 'lz-string';
import { type ProductListRequest, productListRequest } from 'mf-shared/contract';

/** The list request of a compressed `query` parameter (LIST-64), or null where it cannot be read. */
export function readListQuery(query: string): ProductListRequest | null {
  try {
    const json = LZString.decompressFromEncodedURIComponent(query);
    return productListRequest.safeParse(JSON.parse(json ?? '')).data ?? null;
  } catch {
    return null;
  }
}
