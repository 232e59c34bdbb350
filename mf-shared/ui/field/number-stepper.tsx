import { useText } from 'mf-shared/i18n';
import { useState } from 'react';
import { Icon } from '../icon/icon.tsx';
import { minusIcon, plusIcon } from '../icon/icon-shapes.ts';
import { clampNumber, looksLikeNumber } from './clamp-number.ts';
import styles from './number-stepper.module.css';

export interface NumberStepperProps {
  /** Said to screen readers: "Amount of Kuura jacket". */
  label: string;
  value: number;
  onChange: (value: number) => void;
  min?: number | undefined;
  max?: number | undefined;
  step?: number | undefined;
  isDisabled?: boolean | undefined;
  name?: string | undefined;
  id?: string | undefined;
}

/** − 2 +; what is typed counts when the field is left or Enter is pressed (CONF-79). */
export function NumberStepper({
  label,
  value,
  onChange,
  min = 1,
  max = Number.POSITIVE_INFINITY,
  step = 1,
  isDisabled = false,
  name,
  id,
}: NumberStepperProps) {
  const text = useText('ui');
  const [typed, setTyped] = useState<string | null>(null);
  const change = (next: number) => {
    setTyped(null);
    if (next !== value) onChange(next);
  };
  const settle = () => {
    if (typed !== null) change(clampNumber(typed, { min, max, isWhole: true }) ?? value);
  };
  return (
    <span className={styles.stepper}>
      <button
        type="button"
        aria-label={text('stepper.less', { label })}
        disabled={isDisabled || value <= min}
        onClick={() => change(Math.max(min, value - step))}
      >
        <Icon shape={minusIcon} size="small" />
      </button>
      <input
        id={id}
        name={name}
        aria-label={label}
        inputMode="numeric"
        autoComplete="off"
        disabled={isDisabled}
        value={typed ?? String(value)}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={settle}
        onKeyDown={(event) => {
          if (event.key === 'Enter') settle();
          if (event.key === 'ArrowUp') change(Math.min(max, value + step));
          if (event.key === 'ArrowDown') change(Math.max(min, value - step));
        }}
        onPaste={(event) => {
          if (!looksLikeNumber(event.clipboardData.getData('text'))) event.preventDefault();
        }}
      />
      <button
        type="button"
        aria-label={text('stepper.more', { label })}
        disabled={isDisabled || value >= max}
        onClick={() => change(Math.min(max, value + step))}
      >
        <Icon shape={plusIcon} size="small" />
      </button>
    </span>
  );
}
