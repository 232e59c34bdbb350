import { type ReactNode, useId } from 'react';
import styles from './write-review.module.css';

interface SliderFieldProps {
  label: string;
  min: number;
  max: number;
  step: number;
  value: number;
  /** The value in words, seen and read out. */
  words: string;
  /** Drawn instead of the words. */
  shown?: ReactNode;
  onChange: (value: number) => void;
}

/** A value on a scale, by hand or arrow keys. */
export function SliderField({ label, words, shown, onChange, ...range }: SliderFieldProps) {
  const id = useId();
  const choose = (value: string) => onChange(Number(value));
  return (
    <div className={styles.slider}>
      <label htmlFor={id}>{label}</label>
      <span>{shown ?? words}</span>
      <input
        id={id}
        type="range"
        {...range}
        aria-valuetext={words}
        // A press on the mark where it stands already chooses it, too.
        onClick={(event) => choose(event.currentTarget.value)}
        onChange={(event) => choose(event.target.value)}
      />
    </div>
  );
}
