import { useText } from 'mf-shared/i18n';
import type { Cart } from 'mf-shared/stores';
import words from 'mf-shared/ui/text/text.module.css';
import type { ReactNode } from 'react';
import { isAsked } from '../lib/is-asked.ts';
import styles from './see-total.module.css';

/** Shows the last totals, a little fainter, while new ones are on their way, and tells screen readers about it. */
export function UpdatingTotals({ status, children }: { status: Cart['status']; children: ReactNode }) {
  const text = useText('mf-checkout');
  const isUpdating = isAsked({ status });
  return (
    <div className={styles.quiet} data-updating={isUpdating || undefined} aria-busy={isUpdating}>
      {children}
      <span className={words.hidden} role="status">
        {isUpdating ? text('summary.updating') : ''}
      </span>
    </div>
  );
}
