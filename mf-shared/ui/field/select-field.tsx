import type { Ref, SelectHTMLAttributes } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { chevronDownIcon } from '../icon/icon-shapes.ts';
import styles from './field.module.css';
import { FieldFrame, type FieldWords } from './field-frame.tsx';

export type SelectFieldProps = Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className' | 'size'> &
  FieldWords & { ref?: Ref<HTMLSelectElement> | undefined; size?: 'normal' | 'small' | undefined };

/** A choice of many; `children` are `<option>`s. */
export function SelectField({
  label,
  hint,
  error,
  isLabelHidden,
  isOptional,
  className,
  id,
  ref,
  size,
  ...select
}: SelectFieldProps) {
  return (
    <FieldFrame {...{ label, hint, error, isLabelHidden, isOptional, className, id }}>
      {(wiring) => (
        <span className={styles.inside}>
          <select
            {...select}
            {...wiring}
            ref={ref}
            className={classNames(wiring.className, styles.select, size === 'small' && styles.small)}
          />
          <Icon shape={chevronDownIcon} size="tiny" className={styles.chevron} />
        </span>
      )}
    </FieldFrame>
  );
}
