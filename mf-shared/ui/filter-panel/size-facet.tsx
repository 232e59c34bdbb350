import { SizeButton } from '../size-buttons/size-button.tsx';
import { type FacetOption, isDeadEnd } from './facet-option.ts';
import styles from './filter-panel.module.css';

export interface SizeFacetProps {
  options: readonly FacetOption[];
  onToggle: (value: string) => void;
}

export function SizeFacet({ options, onToggle }: SizeFacetProps) {
  return (
    <div className={styles.sizes}>
      {options.map((option) => (
        <SizeButton
          key={option.value}
          type="checkbox"
          name={option.label}
          note={String(option.count)}
          isOut={isDeadEnd(option)}
          checked={option.isChosen}
          disabled={isDeadEnd(option)}
          onChange={() => onToggle(option.value)}
        />
      ))}
    </div>
  );
}
