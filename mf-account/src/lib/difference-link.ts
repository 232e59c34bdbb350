/** The part of an address that names the exchange's order whose difference is paid: browsers send it to no server. */
export const differenceLink = (number: string, key?: string): string =>
  `#${encodeURIComponent(number)}${key === undefined ? '' : `/${encodeURIComponent(key)}`}`;
