import type { Store } from 'mf-shared/contract';

/** A supplier's own stock: a warehouse whose short name has three letters at most (AVAIL-14). */
export const isExternalStock = ({ slug, type }: Pick<Store, 'slug' | 'type'>): boolean =>
  type === 'warehouse' && /^[a-z]{1,3}$/u.test(slug);
