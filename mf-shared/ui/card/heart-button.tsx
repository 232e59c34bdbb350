import { useText } from 'mf-shared/i18n';
import { Icon } from '../icon/icon.tsx';
import { heartIcon } from '../icon/icon-shapes.ts';
import styles from './card.module.css';

export interface HeartButtonProps {
  /** The product's name, for screen readers. */
  name: string;
  isOn: boolean;
  isBusy?: boolean | undefined;
  onToggle: () => void;
}

/** Puts a product on the wishlist or takes it off. */
export function HeartButton({ name, isOn, isBusy, onToggle }: HeartButtonProps) {
  const text = useText('ui');
  return (
    <button
      type="button"
      className={styles.heartButton}
      aria-pressed={isOn}
      aria-busy={isBusy || undefined}
      aria-label={text('heart.label', { name })}
      onClick={isBusy ? undefined : onToggle}
    >
      <Icon shape={heartIcon} isFilled={isOn} />
    </button>
  );
}
