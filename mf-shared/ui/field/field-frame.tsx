import { useText } from 'mf-shared/i18n';
import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { alertIcon } from '../icon/icon-shapes.ts';
import styles from './field.module.css';

export interface FieldWords {
  label: ReactNode;
  hint?: ReactNode | undefined;
  /** Shown below, tied to the control and read out with it. */
  error?: string | null | undefined;
  /** The label is for screen readers only. */
  isLabelHidden?: boolean | undefined;
  /** Writes "optional" after the label. */
  isOptional?: boolean | undefined;
  className?: string | undefined;
}

export interface ControlWiring {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  className: string;
}

/** Label, control, hint and error of one field; `children` gets the attributes that tie them together. */
export function FieldFrame({
  label,
  hint,
  error,
  isLabelHidden,
  isOptional,
  className,
  id,
  children,
}: FieldWords & { id?: string | undefined; children: (wiring: ControlWiring) => ReactNode }) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = hint ? `${controlId}-hint` : undefined;
  const errorId = error ? `${controlId}-error` : undefined;
  return (
    <div ref={markFrame} className={classNames(styles.field, className)}>
      <label htmlFor={controlId} className={isLabelHidden ? styles.hiddenLabel : styles.label}>
        {label}
        {isOptional && <OptionalMark />}
      </label>
      {children({
        id: controlId,
        'aria-describedby': classNames(hintId, errorId) || undefined,
        'aria-invalid': error ? true : undefined,
        className: styles.control ?? '',
      })}
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} className={styles.error}>
          <Icon shape={alertIcon} size="tiny" />
          {error}
        </p>
      )}
    </div>
  );
}

/**
 * Marks a field's frame as taken over by React, for who puts a note beside the field. Parts of a page are taken over one
 * after the other: a note before that would make React draw the part anew, without what is typed.
 */
export const markFrame = (frame: Element | null): void => frame?.setAttribute('data-interactive', '');

/** Behind the name of what may be left out. */
export function OptionalMark() {
  const text = useText('ui');
  return <span className={styles.optional}> {text('field.optional')}</span>;
}
