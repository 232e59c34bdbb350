const named = ['delivery_country', 'currency'];

/** An address's parameters without the country and currency, which cookies hold by then (LOCALE-19). */
export function withoutCountry(search: string): string {
  const query = new URLSearchParams(search);
  if (!named.some((name) => query.has(name))) return search;
  for (const name of named) query.delete(name);
  return query.size > 0 ? `?${query}` : '';
}
