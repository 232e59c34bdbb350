const kept = ['delivery_country', 'currency'];

/** A page's one address with the country and currency that were asked for: a page is made without knowing of them. */
export function keepCountry(location: string, asked: URLSearchParams): string {
  const [address = '', hash] = location.split('#');
  const [path, search] = address.split('?');
  const query = new URLSearchParams(search);
  for (const name of kept) {
    const value = asked.get(name);
    if (value !== null) query.set(name, value);
  }
  return path + (query.size > 0 ? `?${query}` : '') + (hash === undefined ? '' : `#${hash}`);
}
