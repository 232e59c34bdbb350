import { useText } from 'mf-shared/i18n';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import type { FoundThing } from '../rich-text/found-things.tsx';
import { ProductInOrder, type ProductLine } from './product-in-order.tsx';
import styles from './products-in-order.module.css';
import { readSlugs, withMoved } from './slugs-in-order.ts';

/** What is known of a product. */
interface KnownProduct {
  id: number;
  name: string;
}

interface ProductsInOrderProps<Facts extends KnownProduct> {
  field: { id: string; label: string; value: string; error?: string | undefined };
  /** By slug; of what was just found, nothing yet. */
  facts: Readonly<Record<string, Facts>>;
  linesOf: (facts: Facts) => readonly ProductLine[];
  /** What stands above them. */
  above?: ReactNode;
  /** The search by which more are added. */
  search: (add: (thing: FoundThing) => void) => ReactNode;
  onValue: (slugs: readonly string[]) => void;
}

/** Products in an order: found and added, moved and taken away, each by a press. */
export function ProductsInOrder<Facts extends KnownProduct>({
  field,
  facts,
  linesOf,
  above,
  search,
  onValue,
}: ProductsInOrderProps<Facts>) {
  const chosen = readSlugs(field.value);
  const { told, nameOf, add, move, remove } = useChanges(field.id, { chosen, facts, onValue });
  return (
    <fieldset className={styles.products}>
      <legend>{field.label}</legend>
      {above}
      {chosen.length > 0 && (
        <ol className={styles.list}>
          {chosen.map((slug, place) => {
            const known = facts[slug];
            return (
              <ProductInOrder
                key={slug}
                {...{ place, slug }}
                name={nameOf(slug)}
                path={known ? `/staff/products/${known.id}/` : null}
                lines={known ? linesOf(known) : []}
                isLast={place === chosen.length - 1}
                onMove={(by) => move(slug, by)}
                onRemove={() => remove(slug)}
              />
            );
          })}
        </ol>
      )}
      <p role="status" className={styles.status}>
        {told}
      </p>
      {search(add)}
    </fieldset>
  );
}

interface Chosen extends Pick<ProductsInOrderProps<KnownProduct>, 'facts' | 'onValue'> {
  chosen: readonly string[];
}

/** Adds, moves and takes away, says what was done, and keeps the focus where the next press is. */
function useChanges(id: string, { chosen, facts, onValue }: Chosen) {
  const text = useText('mf-account');
  const [names, setNames] = useState<Readonly<Record<string, string>>>({});
  const [told, setTold] = useState('');
  const focusAfter = useFocusAfter();
  const nameOf = (slug: string) => facts[slug]?.name ?? names[slug] ?? slug;
  const add = ({ name, address }: FoundThing) => {
    setNames({ ...names, [address]: name });
    if (chosen.includes(address)) return;
    onValue([...chosen, address]);
    setTold(text('staff_in_order.added', { name }));
  };
  const move = (slug: string, by: -1 | 1) => {
    focusAfter(`product-in-order-${slug}-${by < 0 ? 'up' : 'down'}`);
    const next = withMoved(chosen, slug, by);
    onValue(next);
    const place = { place: next.indexOf(slug) + 1, count: next.length };
    setTold(text('staff_in_order.moved', { name: nameOf(slug), ...place }));
  };
  const remove = (slug: string) => {
    const at = chosen.indexOf(slug);
    const beside = chosen[at + 1] ?? chosen[at - 1];
    focusAfter(beside === undefined ? id : `product-in-order-${beside}-away`);
    onValue(chosen.filter((each) => each !== slug));
    setTold(text('staff_in_order.taken_away', { name: nameOf(slug) }));
  };
  return { told, nameOf, add, move, remove };
}

/** Rows that were put elsewhere or are gone lose the focus. @returns what is told the id of what has it after the next drawing */
function useFocusAfter(): (id: string) => void {
  const wanted = useRef<string | null>(null);
  useEffect(() => {
    if (wanted.current && document.activeElement === document.body) document.getElementById(wanted.current)?.focus();
    wanted.current = null;
  });
  return useCallback((id: string) => {
    wanted.current = id;
  }, []);
}
