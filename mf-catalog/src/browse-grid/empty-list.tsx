import { useText } from 'mf-shared/i18n';
import { useRevalidator } from 'mf-shared/router';
import { Button } from 'mf-shared/ui/button/button.tsx';
import { Empty } from 'mf-shared/ui/empty/empty.tsx';
import styles from './product-list.module.css';

export interface EmptyListProps {
  /** `filtered`: the filters leave nothing; `bare`: the list has nothing; `failed`: it could not be loaded. */
  kind: 'filtered' | 'bare' | 'failed';
  onClear?: () => void;
  /** Another try; the page's own loader unless told. */
  onRetry?: (() => void) | undefined;
}

/** Tells that a list is empty, why, and what to do about it. */
export function EmptyList({ kind, onClear, onRetry }: EmptyListProps) {
  const text = useText('mf-catalog');
  const { revalidate, state } = useRevalidator();
  const action = {
    bare: null,
    filtered: (
      <Button look="line" onClick={onClear}>
        {text('list.clear')}
      </Button>
    ),
    failed: (
      <Button look="line" isBusy={state === 'loading'} onClick={onRetry ?? (() => void revalidate())}>
        {text('empty.retry')}
      </Button>
    ),
  }[kind];
  return (
    <div className={styles.empty}>
      <Empty title={text(`empty.${kind}`)} action={action}>
        {text(`empty.${kind}_advice`)}
      </Empty>
    </div>
  );
}
