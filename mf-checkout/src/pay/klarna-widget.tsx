import { useText } from 'mf-shared/i18n';
import { useEffect, useRef } from 'react';
import styles from './pay.module.css';

/** The place for the provider's form. `onReady` is called once, with the empty container. */
export function KlarnaWidget({ onReady }: { onReady: (container: HTMLElement) => void }) {
  const text = useText('mf-checkout');
  const box = useRef<HTMLElement>(null);
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus();
    if (container.current) onReady(container.current);
  }, []);
  return (
    <section ref={box} className={styles.widget} aria-label={text('payment.widget')} tabIndex={-1}>
      <p role="status" className={styles.loading}>
        {text('payment.widget_loading')}
      </p>
      <div ref={container} className={styles.container} />
    </section>
  );
}
