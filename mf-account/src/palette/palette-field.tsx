import { useText } from 'mf-shared/i18n';
import type { KeyboardEvent } from 'react';
import styles from './palette.module.css';

interface PaletteFieldProps {
  /** The palette's id; the list and its options make theirs from it. */
  id: string;
  typed: string;
  /** There is something to choose from. */
  isFull: boolean;
  activeId: string | undefined;
  onType: (value: string) => void;
  onKey: (event: KeyboardEvent<HTMLInputElement>) => void;
  onClose: () => void;
}

/** The combobox; it keeps the focus and tells which option is active. */
export function PaletteField({ id, typed, isFull, activeId, onType, onKey, onClose }: PaletteFieldProps) {
  const text = useText('mf-account');
  return (
    <div className={styles.field}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M10.5 17.5a7 7 0 1 0 0-14 7 7 0 0 0 0 14Zm5-2L21 21" />
      </svg>
      <input
        role="combobox"
        aria-expanded={isFull}
        aria-controls={`${id}-list`}
        aria-activedescendant={activeId}
        aria-autocomplete="list"
        aria-label={text('staff_palette.field')}
        placeholder={text('staff_palette.field')}
        value={typed}
        maxLength={100}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={onKey}
      />
      <button type="button" className={styles.close} onClick={onClose}>
        {text('staff_palette.close')} <kbd>Esc</kbd>
      </button>
    </div>
  );
}
