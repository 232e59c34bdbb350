import type { ChosenProducts } from 'mf-shared/contract';
import { useState } from 'react';
import type { AskedProducts } from '../asked-products.ts';

export interface Picked {
  ids: ReadonlySet<number>;
  /** The number of chosen products; 0 where none is. */
  count: number;
  /** The chosen products as calls send them. */
  products: ChosenProducts;
  pick: (ids: readonly number[], isPicked: boolean) => void;
  /** Every product that the question finds, those of other pages too; null where they are chosen. The service refuses too many. */
  pickAll: (() => void) | null;
  clear: () => void;
}

/** The products that are ticked, on whichever page they stand, or all that the question finds. */
export function usePicked({ sort: _, ...question }: AskedProducts, total: number): Picked {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  const [isAll, setIsAll] = useState(false);
  const clear = () => {
    setIsAll(false);
    setIds(new Set());
  };
  const key = JSON.stringify(question);
  const [askedFor, setAskedFor] = useState(key);
  // A new question begins without ticked products.
  if (askedFor !== key) {
    setAskedFor(key);
    clear();
  }
  const pick = (changed: readonly number[], isPicked: boolean) => {
    setIsAll(false);
    setIds((now) => {
      const next = new Set(now);
      for (const id of changed) isPicked ? next.add(id) : next.delete(id);
      return next;
    });
  };
  return {
    ids,
    count: isAll ? total : ids.size,
    products: isAll ? (asChosen(question) as ChosenProducts) : { ids: [...ids] },
    pick,
    pickAll: isAll || total <= ids.size ? null : () => setIsAll(true),
    clear,
  };
}

/** The question as the service takes it: with numbers where the address has texts. */
const asChosen = ({ q = '', state, stock, group, brand, campaign, lacks }: Omit<AskedProducts, 'sort'>) => ({
  q,
  ...(state && { state }),
  ...(stock && { stock }),
  ...(group && { group: Number(group) }),
  ...(brand && { brand: Number(brand) }),
  ...(campaign && { campaign: Number(campaign) }),
  ...(lacks && { lacks }),
});
