import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import styles from './field.module.css';
import { FieldFrame, type FieldWords } from './field-frame.tsx';

export type TextFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'className'> &
  FieldWords & {
    ref?: Ref<HTMLInputElement> | undefined;
    /** A button or icon at the end, inside the field. */
    inside?: ReactNode | undefined;
  };

/** One line of text: `<TextField label="Email" name="email" type="email" autoComplete="email" error={errors.email} />`. */
export function TextField({
  label,
  hint,
  error,
  isLabelHidden,
  isOptional,
  className,
  inside,
  id,
  ref,
  ...input
}: TextFieldProps) {
  return (
    <FieldFrame {...{ label, hint, error, isLabelHidden, isOptional, className, id }}>
      {(wiring) => (
        <span className={styles.inside}>
          <input {...input} {...wiring} ref={ref} />
          {inside}
        </span>
      )}
    </FieldFrame>
  );
}
