import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { Picture } from '../picture/picture.tsx';
import { useShownFirst } from '../use-shown-first.ts';
import styles from './swatches.module.css';

export interface ColorOption {
  slug: string;
  name: string;
  /** Path under /media/. */
  image: string;
  /** Why it cannot be had: "out of stock". */
  out?: string | undefined;
}

export interface ColorChoiceProps {
  /** "Colour", followed by the chosen one's name. */
  legend: ReactNode;
  options: readonly ColorOption[];
  chosen: string | null;
  onChoose: (slug: string) => void;
  name?: string | undefined;
}

/** The product page's colours as small pictures; what cannot be had is struck through but can be looked at. */
export function ColorChoice({ legend, options, chosen, onChoose, name }: ColorChoiceProps) {
  const group = useId();
  const [shown, choose] = useShownFirst(chosen, onChoose);
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.choiceHead}>
        {legend} <b>{options.find(({ slug }) => slug === shown)?.name}</b>
      </legend>
      <div className={styles.colors}>
        {options.map((option) => (
          <label
            key={option.slug}
            className={classNames(styles.color, option.out && styles.colorOut)}
            title={option.name}
          >
            <input
              type="radio"
              name={name ?? group}
              value={option.slug}
              checked={option.slug === shown}
              onChange={() => choose(option.slug)}
              aria-label={option.out ? `${option.name}, ${option.out}` : option.name}
            />
            <Picture path={option.image} alt="" widths={[80, 160]} sizes="52px" />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
