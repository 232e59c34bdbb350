import type { InputHTMLAttributes } from 'react';
import { classNames } from '../class-names.ts';
import styles from './size-buttons.module.css';

export interface SizeButtonProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'name' | 'className'> {
  type?: 'radio' | 'checkbox' | undefined;
  /** The size itself: M, 42, 170. */
  name: string;
  group?: string | undefined;
  /** Under it: "2 left", "7 days", a count. */
  note?: string | undefined;
  /** `few`: the note in the accent's colour. */
  tone?: 'few' | 'plain' | undefined;
  /** Struck through. */
  isOut?: boolean | undefined;
}

export function SizeButton({ type = 'radio', name, group, note, tone, isOut, ...input }: SizeButtonProps) {
  return (
    <label className={classNames(styles.size, isOut && styles.out, tone === 'few' && styles.few)}>
      <input {...input} type={type} name={group} />
      {name}
      {note && <small>{note}</small>}
    </label>
  );
}
