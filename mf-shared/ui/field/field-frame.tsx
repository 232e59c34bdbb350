import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { alertIcon } from '../icon/icon-shapes.ts';
import { lazyPart } from '../lazy/lazy-part.ts';
import { OptionalPart } from '../lazy/optional-part.tsx';
import styles from './field.module.css';
import { OptionalMark } from './optional-mark.tsx';

const LazyCharactersLeft = lazyPart(() => import('./characters-left.tsx').then((part) => part.CharactersLeft));
/** Codes and numbers are as long as they are: only what people write can grow too long. */
const shortestWritten = 40;

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
  maxLength?: number | undefined;
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
  maxLength = 0,
  children,
}: FieldWords & { id?: string | undefined; children: (wiring: ControlWiring) => ReactNode }) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = hint ? `${controlId}-hint` : undefined;
  const errorId = error ? `${controlId}-error` : undefined;
  return (
    <div className={classNames(styles.field, className)}>
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
      {maxLength >= shortestWritten && (
        <OptionalPart>
          <LazyCharactersLeft controlId={controlId} />
        </OptionalPart>
      )}
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
