import { type ReactNode, useId } from 'react';
import { useShownFirst } from '../use-shown-first.ts';
import { SizeButton } from './size-button.tsx';
import styles from './size-buttons.module.css';

export interface SizeOption {
  name: string;
  /** Why it cannot be had: "out of stock". It is struck through, and can be chosen to see more. */
  out?: string | undefined;
  note?: string | undefined;
  tone?: 'few' | 'plain' | undefined;
}

export interface SizeChoiceProps {
  /** "Size", "Type"; the chosen one is written after it. */
  legend: string;
  options: readonly SizeOption[];
  chosen: string | null;
  onChoose: (name: string) => void;
  /** At the end of the first line: the way to the size guide. */
  aside?: ReactNode | undefined;
  /** Under the buttons: how it fits. */
  note?: ReactNode | undefined;
  id?: string | undefined;
}

/** "XXXL", "43,5": six of these stand side by side on a phone. */
const longestNarrow = 5;

/** Sizes or types as buttons, the stock told before the tap. */
export function SizeChoice({ legend, options, chosen, onChoose, aside, note, id }: SizeChoiceProps) {
  const group = useId();
  const [shown, choose] = useShownFirst(chosen, onChoose);
  return (
    <div className={styles.choice}>
      <fieldset id={id} tabIndex={id ? -1 : undefined}>
        <legend className={styles.head}>
          {legend} <b>{shown}</b>
        </legend>
        <div className={options.some(({ name }) => name.length > longestNarrow) ? styles.wideSizes : styles.sizes}>
          {options.map((option) => (
            <SizeButton
              key={option.name}
              group={group}
              name={option.name}
              value={option.name}
              note={option.note}
              tone={option.tone}
              isOut={!!option.out}
              checked={option.name === shown}
              onChange={() => choose(option.name)}
              aria-label={option.out && `${option.name}, ${option.out}`}
            />
          ))}
        </div>
      </fieldset>
      {aside && <div className={styles.aside}>{aside}</div>}
      {note && <p className={styles.note}>{note}</p>}
    </div>
  );
}
