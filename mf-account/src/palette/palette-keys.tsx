import { useText } from 'mf-shared/i18n';
import styles from './palette.module.css';

/** What the keys do, for who sees them. */
export function PaletteKeys() {
  const text = useText('mf-account');
  return (
    <p className={styles.keys} aria-hidden="true">
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> {text('staff_palette.key_choose')}
      </span>
      <span>
        <kbd>↵</kbd> {text('staff_palette.key_open')}
      </span>
      <span>
        <kbd>Ctrl ↵</kbd> {text('staff_palette.key_tab')}
      </span>
      <span>
        <kbd>&gt;</kbd> {text('staff_palette.key_commands')}
      </span>
    </p>
  );
}
