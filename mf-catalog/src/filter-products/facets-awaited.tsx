import { useText } from 'mf-shared/i18n';
import { Button } from 'mf-shared/ui/button/button.tsx';
import { FacetSkeleton } from 'mf-shared/ui/filter-panel/facet-skeleton.tsx';
import { Notice } from 'mf-shared/ui/notice/notice.tsx';
import styles from './facets-awaited.module.css';

/** In the filters' place while the whole list is on its way, or could not be had. */
export function FacetsAwaited({ hasFailed, onRetry }: { hasFailed: boolean; onRetry: () => void }) {
  const text = useText('mf-catalog');
  if (hasFailed)
    return (
      <div className={styles.failed}>
        <Notice kind="error" isLive>
          {text('empty.failed')}
        </Notice>
        <Button look="line" onClick={onRetry}>
          {text('empty.retry')}
        </Button>
      </div>
    );
  return (
    <div role="status" aria-label={text('filter.loading')}>
      <FacetSkeleton />
      <FacetSkeleton />
      <FacetSkeleton />
    </div>
  );
}
