/** A store by its name and address, on one line. */
export const storePlace = (store: { name: string; address: string; postal_code: string; city: string }): string =>
  [store.name, store.address, `${store.postal_code} ${store.city}`.trim()].filter(Boolean).join(', ');
