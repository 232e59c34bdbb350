import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import styles from './radio-card.module.css';

export interface RadioCardProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className'> {
  label: ReactNode;
  /** A price or another figure at the end of the first line. */
  aside?: ReactNode | undefined;
  note?: ReactNode | undefined;
  type?: 'radio' | 'checkbox' | undefined;
  /** Shown under the words while chosen: pickup points, card fields. */
  children?: ReactNode | undefined;
}

/** One of several ways to deliver or pay, told with its price and a note. Put them in `<RadioCards legend="…">`. */
export function RadioCard({ label, aside, note, type = 'radio', children, ...input }: RadioCardProps) {
  const noteId = useId();
  return (
    <div className={styles.option}>
      <label className={styles.head}>
        <input
          {...input}
          type={type}
          aria-describedby={note ? noteId : undefined}
          className={classNames(styles.mark, type === 'checkbox' && styles.square)}
        />
        <span className={styles.name}>{label}</span>
        {aside !== undefined && <span className={styles.aside}>{aside}</span>}
        {note && (
          <span id={noteId} className={styles.note}>
            {note}
          </span>
        )}
      </label>
      {children && <div className={styles.more}>{children}</div>}
    </div>
  );
}

export interface RadioCardsProps {
  legend: ReactNode;
  isLegendHidden?: boolean | undefined;
  children: ReactNode;
}

export function RadioCards({ legend, isLegendHidden, children }: RadioCardsProps) {
  return (
    <fieldset className={styles.options}>
      <legend className={isLegendHidden ? styles.hiddenLegend : styles.legend}>{legend}</legend>
      {children}
    </fieldset>
  );
}
