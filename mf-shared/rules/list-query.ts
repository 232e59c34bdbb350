import lz from 'lz-string';

/** Longest compressed query that goes into the address; a longer one is sent as a body (LIST-65). */
const longestCompressedQuery = 2000;

/**
 * Products asked for before the whole list: what a page shows of a longer list, and all of a shorter one (LIST-27).
 */
export const firstProductsLimit = 119;

/** The request as text for `?query=`, or null where it is too long for an address (LIST-64, LIST-65). */
export function compressListQuery(request: object): string | null {
  const compressed = lz.compressToEncodedURIComponent(JSON.stringify(request));
  return compressed.length < longestCompressedQuery ? compressed : null;
}

/** The value that {@link compressListQuery} packed, or undefined for text that it did not make. Parse what comes out. */
export function expandListQuery(query: string): unknown {
  try {
    return JSON.parse(lz.decompressFromEncodedURIComponent(query));
  } catch {
    return undefined;
  }
}
