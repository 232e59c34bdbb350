import type { ProductExtra } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { OptionalPart } from 'mf-shared/ui/lazy/optional-part.tsx';
import { useState } from 'react';
import { LazySizeGuide } from '../lib/lazy-parts.ts';
import styles from './size-guide-button.module.css';

/** The way to the size tables; nothing while there are none. Their dialog comes with the first opening. */
export function SizeGuide({ tables }: { tables: ProductExtra['sizetables'] }) {
  const text = useText('mf-product');
  const [isOpen, setIsOpen] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  if (tables.length === 0) return null;
  const open = () => {
    setIsAsked(true);
    setIsOpen(true);
  };
  return (
    <>
      <button type="button" className={styles.open} onClick={open}>
        {text('choose.size_guide')}
      </button>
      {isAsked && (
        <OptionalPart>
          <LazySizeGuide tables={tables} isOpen={isOpen} onClose={() => setIsOpen(false)} />
        </OptionalPart>
      )}
    </>
  );
}
