import { useText } from 'mf-shared/i18n';
import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { arrowUpIcon } from '../icon/icon-shapes.ts';
import styles from './toolbar.module.css';

export interface ListEndProps {
  shown: number;
  total: number;
  /** Asks for more by hand, where scrolling does not. */
  onMore?: (() => void) | undefined;
  /** More has been asked for and is on its way. */
  isBusy?: boolean | undefined;
  /** Where more than 12 products match (LIST-26). */
  hasBackToTop: boolean;
  children?: ReactNode | undefined;
}

/** Where a list stands: how many of how many, more, and back to the top. */
export function ListEnd({ shown, total, onMore, isBusy, hasBackToTop, children }: ListEndProps) {
  const text = useText('ui');
  const hasMore = onMore !== undefined && shown < total;
  const toTop = () => {
    scrollTo({ top: 0 });
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  };
  return (
    <div className={styles.end}>
      <p>{text('toolbar.shown', { shown, total })}</p>
      {hasMore && (
        <Button look="line" isBusy={isBusy} onClick={onMore}>
          {text('toolbar.more')}
        </Button>
      )}
      {hasBackToTop && (
        <Button look={hasMore ? 'quiet' : 'line'} size="small" onClick={toTop}>
          <Icon shape={arrowUpIcon} size="small" />
          {text('toolbar.back_to_top')}
        </Button>
      )}
      {children}
    </div>
  );
}
