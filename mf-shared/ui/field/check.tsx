import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { alertIcon } from '../icon/icon-shapes.ts';
import styles from './field.module.css';

export interface CheckProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className'> {
  label: ReactNode;
  type?: 'checkbox' | 'radio' | undefined;
  /** Products behind the choice, at the end of the line. */
  count?: number | undefined;
  error?: string | null | undefined;
  /** Between the mark and the label, such as a colour dot. */
  before?: ReactNode | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A checkbox or a radio button with its label. */
export function Check({ label, type = 'checkbox', count, error, before, className, ref, ...input }: CheckProps) {
  const errorId = useId();
  return (
    <div className={styles.checkFrame}>
      <label className={classNames(styles.check, className)}>
        <input
          {...input}
          ref={ref}
          type={type}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : input['aria-describedby']}
        />
        {before}
        <span>{label}</span>
        {count !== undefined && <span className={styles.count}>{count}</span>}
      </label>
      {error && (
        <p id={errorId} className={styles.error}>
          <Icon shape={alertIcon} size="tiny" />
          {error}
        </p>
      )}
    </div>
  );
}
