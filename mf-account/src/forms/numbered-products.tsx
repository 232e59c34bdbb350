import { useText } from 'mf-shared/i18n';
import { Button } from 'mf-shared/ui/button/button.tsx';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './numbered-products.module.css';
import { mostRows } from './numbered-rows.ts';

interface NumberedProductsProps {
  /** Begins the ids of the products. */
  id: string;
  count: number;
  /** The most products that the form takes. */
  most?: number;
  onAdd: () => void;
  /** Not called for the only one. */
  onRemove: (index: number) => void;
  /** The fields of one. @param title as its frame is called, `Product 2` */
  children: (index: number, title: string) => ReactNode;
}

/** The products of a form, each in its frame; a new one takes the focus, and one that is taken out gives it to the button below. */
export function NumberedProducts({ id, count, most = mostRows, onAdd, onRemove, children }: NumberedProductsProps) {
  const text = useText('mf-account');
  const shown = useRef(count);
  const add = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const before = shown.current;
    shown.current = count;
    if (count > before) document.getElementById(`${id}-${count - 1}`)?.focus();
    if (count < before) add.current?.querySelector('button')?.focus();
  }, [id, count]);
  const titles = Array.from({ length: count }, (_, index) => text('store_return.product', { number: index + 1 }));
  return (
    <>
      {titles.map((title, index) => (
        <fieldset key={title} className={styles.product} id={`${id}-${index}`} tabIndex={-1}>
          <legend>{title}</legend>
          {children(index, title)}
          {count > 1 && (
            <Button
              look="quiet"
              size="small"
              onClick={() => onRemove(index)}
              aria-label={`${text('attach.remove')}: ${title}`}
            >
              {text('attach.remove')}
            </Button>
          )}
        </fieldset>
      ))}
      {count < Math.min(most, mostRows) && (
        <div ref={add}>
          <Button look="line" onClick={onAdd}>
            {text('store_return.add')}
          </Button>
        </div>
      )}
    </>
  );
}
