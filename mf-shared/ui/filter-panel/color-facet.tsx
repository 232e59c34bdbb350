import { Check } from '../field/check.tsx';
import { ColorDot } from '../swatches/color-dot.tsx';
import { type FacetOption, isDeadEnd } from './facet-option.ts';
import styles from './filter-panel.module.css';

export interface ColorFacetProps {
  /** `control` is the colour itself, `#rrggbb`. */
  options: readonly (FacetOption & { control: string })[];
  onToggle: (value: string) => void;
}

export function ColorFacet({ options, onToggle }: ColorFacetProps) {
  return (
    <div className={styles.colors}>
      {options.map((option) => (
        <Check
          key={option.value}
          label={option.label}
          count={option.count}
          before={<ColorDot color={option.control} size="large" />}
          checked={option.isChosen}
          disabled={isDeadEnd(option)}
          onChange={() => onToggle(option.value)}
          className={styles.color}
        />
      ))}
    </div>
  );
}
