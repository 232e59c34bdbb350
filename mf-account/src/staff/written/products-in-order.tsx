import { useHref } from 'mf-shared/router';
import { type ReactNode, useState } from 'react';
import type { FoundThing } from '../rich-text/found-things.tsx';
import { readKeys } from './keys-in-order.ts';
import styles from './things-in-order.module.css';
import { ThingsInOrder } from './things-in-order.tsx';

export interface ProductLine {
  words: string;
  /** Shoppers get, or are told, less than staff may think. */
  isShort: boolean;
}

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

/** Products in an order, each with a link to its room and with its facts. */
export function ProductsInOrder<Facts extends KnownProduct>({
  field,
  facts,
  linesOf,
  above,
  search,
  onValue,
}: ProductsInOrderProps<Facts>) {
  const href = useHref();
  const [names, setNames] = useState<Readonly<Record<string, string>>>({});
  const nameOf = (slug: string) => facts[slug]?.name ?? names[slug] ?? slug;
  const factsOf = (slug: string) => {
    const known = facts[slug];
    return (
      <>
        <p>{known ? <a href={href(`/staff/products/${known.id}/`)}>{known.name}</a> : nameOf(slug)}</p>
        {known &&
          linesOf(known).map(({ words, isShort }) => (
            <p key={words} className={styles.line} data-is={isShort ? 'short' : undefined}>
              {words}
            </p>
          ))}
      </>
    );
  };
  return (
    <ThingsInOrder
      {...{ field, nameOf, above, factsOf }}
      keys={readKeys(field.value)}
      search={(add) =>
        search(({ name, address }) => {
          setNames({ ...names, [address]: name });
          add(address, name);
        })
      }
      onKeys={onValue}
    />
  );
}
