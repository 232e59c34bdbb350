import { useText } from 'mf-shared/i18n';
import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { Check } from '../field/check.tsx';
import { type FacetOption, isDeadEnd } from './facet-option.ts';
import styles from './filter-panel.module.css';

export interface CheckFacetProps {
  options: readonly FacetOption[];
  onToggle: (value: string) => void;
  /** More are shown on request. */
  limit?: number | undefined;
}

/** Brands, stores and properties as checkboxes with counts. */
export function CheckFacet({ options, onToggle, limit = 12 }: CheckFacetProps) {
  const text = useText('ui');
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? options : options.filter(({ isChosen }, index) => index < limit || isChosen);
  return (
    <>
      {shown.map((option) => (
        <Check
          key={option.value}
          label={option.label}
          count={option.count}
          checked={option.isChosen}
          disabled={isDeadEnd(option)}
          onChange={() => onToggle(option.value)}
          className={styles.check}
        />
      ))}
      {shown.length < options.length && (
        <Button look="quiet" size="small" onClick={() => setShowsAll(true)} className={styles.all}>
          {text('filter.show_all', { count: options.length })}
        </Button>
      )}
    </>
  );
}
