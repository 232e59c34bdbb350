import { useText } from 'mf-shared/i18n';
import { useRevalidator } from 'mf-shared/router';
import { Button } from 'mf-shared/ui/button/button.tsx';
import type { FilterQuery } from '../filter-products/facet.ts';
import { withoutFilters } from '../filter-products/filter-query.ts';
import styles from './empty-list.module.css';

export interface EmptyListProps {
  /** `filtered`: the filters leave nothing; `bare`: the list has nothing; `failed`: it could not be loaded. */
  kind: 'filtered' | 'bare' | 'failed';
  query?: FilterQuery;
  onChange?: (change: (search: string) => string) => void;
}

/** Nothing to show, why, and what to do about it. */
export function EmptyList({ kind, query = {}, onChange }: EmptyListProps) {
  const text = useText('mf-catalog');
  const { revalidate, state } = useRevalidator();
  return (
    <div className={styles.empty} role="status">
      <p className={styles.title}>{text(`empty.${kind}`)}</p>
      <p>{text(`empty.${kind}_advice`)}</p>
      {kind === 'filtered' && onChange && (
        <Button look="line" onClick={() => onChange((search) => withoutFilters(search, query))}>
          {text('list.clear')}
        </Button>
      )}
      {kind === 'failed' && (
        <Button look="line" isBusy={state === 'loading'} onClick={() => void revalidate()}>
          {text('empty.retry')}
        </Button>
      )}
    </div>
  );
}
