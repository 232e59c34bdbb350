import { useApi } from 'mf-shared/http';
import { type ComponentType, useCallback, useEffect, useState } from 'react';
import type { ListFiltersProps } from '../filter-products/list-filters.tsx';
import { reportFailure } from '../report-failure.ts';

/**
 * The filter panel, whose code comes in a file of its own: after the whole list is there, or when it is opened.
 * @param isListThere the list has come, so that the panel may be asked for next
 */
export function useFilterPanel(isListThere: boolean) {
  const api = useApi();
  const [panel, setPanel] = useState<{ Panel: ComponentType<ListFiltersProps> } | null>(null);
  const [isOpen, setOpen] = useState(false);
  const isMissing = panel === null && (isListThere || isOpen);
  useEffect(() => {
    if (!isMissing) return;
    import('../filter-products/list-filters.tsx').then(
      ({ ListFilters }) => setPanel({ Panel: ListFilters }),
      (error) => {
        setOpen(false);
        reportFailure(api, 'filter panel', error);
      },
    );
  }, [isMissing, api]);
  return {
    Panel: panel?.Panel ?? null,
    isOpen,
    open: useCallback(() => setOpen(true), []),
    close: useCallback(() => setOpen(false), []),
  };
}
