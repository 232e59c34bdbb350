import type { Locale } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { Button } from 'mf-shared/ui/button/button.tsx';
import { useState } from 'react';
import { FoundInShop, type FoundThing, productsOf } from '../rich-text/found-in-shop.tsx';
import styles from './posts.module.css';
import { readProducts } from './typed-post.ts';

interface PostProductsProps {
  id: string;
  label: string;
  /** The slugs of the products. */
  value: string;
  error?: string | undefined;
  language: Locale;
  /** What products are called, by slug. */
  names: Readonly<Record<string, string>>;
  onValue: (slugs: string) => void;
}

/** The products of a post: found by name and added, and taken away, each by a press. */
export function PostProducts({ id, label, value, error, language, names, onValue }: PostProductsProps) {
  const text = useText('mf-account');
  const [found, setFound] = useState<Readonly<Record<string, string>>>({});
  const chosen = readProducts(value);
  const add = ({ name, address }: FoundThing) => {
    setFound({ ...found, [address]: name });
    if (!chosen.includes(address)) onValue([...chosen, address].join(' '));
  };
  return (
    <fieldset className={styles.choice}>
      <legend>{label}</legend>
      {chosen.length > 0 && (
        <ul className={styles.products}>
          {chosen.map((slug) => {
            const name = found[slug] ?? names[slug] ?? slug;
            return (
              <li key={slug}>
                {name}
                <Button
                  look="line"
                  size="small"
                  aria-label={text('staff_posts.remove_product_named', { name })}
                  onClick={() => onValue(chosen.filter((each) => each !== slug).join(' '))}
                >
                  {text('staff_posts.remove_product')}
                </Button>
              </li>
            );
          })}
        </ul>
      )}
      <FoundInShop
        {...{ id, error, language }}
        label={text('staff_posts.find_product')}
        read={productsOf}
        onChoose={add}
      />
    </fieldset>
  );
}
