import { useText } from 'mf-shared/i18n';
import { Icon } from '../icon/icon.tsx';
import { gridLargeIcon, gridSmallIcon } from '../icon/icon-shapes.ts';
import styles from './toolbar.module.css';

export interface GridSizeToggleProps {
  size: 'normal' | 'small';
  onChange: (size: 'normal' | 'small') => void;
}

/** Larger or smaller cards (LIST-22). */
export function GridSizeToggle({ size, onChange }: GridSizeToggleProps) {
  const text = useText('ui');
  return (
    // biome-ignore lint/a11y/useSemanticElements: two toggles, not fields of a form
    <div className={styles.toggle} role="group" aria-label={text('toolbar.card_size')}>
      <button
        type="button"
        aria-pressed={size === 'normal'}
        aria-label={text('toolbar.larger')}
        onClick={() => onChange('normal')}
      >
        <Icon shape={gridLargeIcon} size="small" />
      </button>
      <button
        type="button"
        aria-pressed={size === 'small'}
        aria-label={text('toolbar.smaller')}
        onClick={() => onChange('small')}
      >
        <Icon shape={gridSmallIcon} size="small" />
      </button>
    </div>
  );
}
