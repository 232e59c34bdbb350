import { useText } from 'mf-shared/i18n';
import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import styles from './filter-panel.module.css';

export interface FilterPanelProps {
  isOpen: boolean;
  onClose: () => void;
  /** Products that match now: "Show 38 products". */
  count: number;
  onClear: () => void;
  /** Chosen filters, `<Chip>`s. */
  chips?: ReactNode | undefined;
  /** `<FacetGroup>`s. */
  children: ReactNode;
}

/** All filters of a list, from the right; every change counts at once, the foot only closes (LIST-25). */
export function FilterPanel({ isOpen, onClose, count, onClear, chips, children }: FilterPanelProps) {
  const text = useText('ui');
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={text('filter.title')}
      variant="side"
      foot={
        <>
          <Button look="line" onClick={onClear} className={styles.footButton}>
            {text('filter.clear_all')}
          </Button>
          <Button onClick={onClose} className={styles.footButton}>
            <output>{text('filter.show', { count })}</output>
          </Button>
        </>
      }
    >
      {chips && <div className={styles.chips}>{chips}</div>}
      {children}
    </Dialog>
  );
}
