import { useText } from 'mf-shared/i18n';
import { Icon } from 'mf-shared/ui/icon/icon.tsx';
import { chooseGridSize, type GridSize } from './grid-size.ts';
import styles from './grid-size-toggle.module.css';

const choices = [
  { size: 'default', icon: 'grid-large' },
  { size: 'extended', icon: 'grid-small' },
] as const;

/** Larger or smaller cards; only where there is room for more than two in a row. */
export function GridSizeToggle({ size }: { size: GridSize }) {
  const text = useText('mf-catalog');
  return (
    <fieldset className={styles.toggle} aria-label={text('list.grid_size')}>
      {choices.map((choice) => (
        <button
          key={choice.size}
          type="button"
          aria-pressed={choice.size === size}
          aria-label={text(`list.grid_${choice.size}`)}
          onClick={() => chooseGridSize(choice.size)}
        >
          <Icon name={choice.icon} size="small" />
        </button>
      ))}
    </fieldset>
  );
}
