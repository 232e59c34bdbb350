import { useText } from 'mf-shared/i18n';
import words from 'mf-shared/ui/text/text.module.css';
import { useEffect, useRef } from 'react';
import styles from './review-cart.module.css';
import type { Removal } from './use-removal.ts';

/** Tells what was taken out and takes focus, so that the keyboard's next press can put it back. */
export function RemovedLine({ removed, onUndo }: { removed: Removal; onUndo: () => void }) {
  const text = useText('mf-checkout');
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), [removed]);
  return (
    <p className={styles.removed} role="status">
      <span>{text('cart.removed', { name: removed.name })}</span>
      <button ref={button} type="button" className={`${words.link} ${styles.undo}`} onClick={onUndo}>
        {text('cart.undo')}
      </button>
    </p>
  );
}
