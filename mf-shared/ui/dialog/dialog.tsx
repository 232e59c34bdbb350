import { useText } from 'mf-shared/i18n';
import { type MouseEvent, type ReactNode, type SyntheticEvent, useId, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { Icon, type IconShape } from '../icon/icon.tsx';
import { closeIcon } from '../icon/icon-shapes.ts';
import styles from './dialog.module.css';
import { useModal } from './use-modal.ts';

export interface DialogProps {
  isOpen: boolean;
  /** Escape, the close button or a press outside. */
  onClose: () => void;
  title: ReactNode;
  /** `middle`: middle of a desk, sheet from below on a phone. `side`: 28rem from the right, full width on a phone. */
  variant?: 'middle' | 'side' | undefined;
  /** `normal` 37rem (added to cart), `narrow` 30rem (bundle, keyword), `wide` 60rem (size guide) (NAV-42). */
  width?: 'normal' | 'narrow' | 'wide' | undefined;
  /** Before the title, in the colour of success. */
  icon?: IconShape | undefined;
  /** Buttons at the foot; they stay in view. */
  foot?: ReactNode | undefined;
  /** The page behind stands still while open, unless told otherwise (NAV-40). */
  locksScroll?: boolean | undefined;
  children: ReactNode;
  className?: string | undefined;
}

/** A native modal dialog. Its content exists only while it is open; focus goes back to where it came from. */
export function Dialog({
  isOpen,
  onClose,
  title,
  variant = 'middle',
  width = 'normal',
  icon,
  foot,
  locksScroll = true,
  children,
  className,
}: DialogProps) {
  const text = useText('ui');
  const titleId = useId();
  const dialog = useModal(isOpen);
  // A press that begins on something inside and ends outside, as when words are marked, closes nothing.
  const hasBegunOutside = useRef(false);
  const beginPress = ({ target, currentTarget }: MouseEvent) => {
    hasBegunOutside.current = target === currentTarget;
  };
  const endPress = ({ target, currentTarget }: MouseEvent) => {
    if (hasBegunOutside.current && target === currentTarget) onClose();
  };
  // The browser would close it by itself and tell so later: who opens it again in between would see it close.
  const handleEscape = (event: SyntheticEvent) => {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    onClose();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a press on the backdrop; Escape does the same for the keyboard
    <dialog
      ref={dialog}
      className={classNames(styles.dialog, styles[variant], styles[width], className)}
      data-holds={locksScroll ? variant : undefined}
      aria-labelledby={titleId}
      onCancel={handleEscape}
      onClose={(event) => isOpen && !event.currentTarget.open && onClose()}
      onMouseDown={beginPress}
      onClick={endPress}
    >
      {isOpen && (
        <div className={styles.box}>
          <div className={styles.head}>
            {icon && <Icon shape={icon} className={styles.icon} />}
            <h2 id={titleId}>{title}</h2>
            <button type="button" className={styles.close} aria-label={text('dialog.close')} onClick={onClose}>
              <Icon shape={closeIcon} />
            </button>
          </div>
          <div className={styles.body}>{children}</div>
          {foot && <div className={styles.foot}>{foot}</div>}
        </div>
      )}
    </dialog>
  );
}
