import { Icon } from 'mf-shared/ui/icon/icon.tsx';
import { alertIcon } from 'mf-shared/ui/icon/icon-shapes.ts';
import styles from './segments.module.css';

interface SegmentsProps {
  /** The group's id; errors lead to its first choice, `id`. */
  id: string;
  label: string;
  choices: readonly { value: string; name: string }[];
  value: string;
  error: string | null;
  onChange: (value: string) => void;
}

/** A few choices side by side, all in sight: one press decides. */
export function Segments({ id, label, choices, value, error, onChange }: SegmentsProps) {
  const errorId = `${id}-error`;
  return (
    <div
      role="radiogroup"
      aria-label={label}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? errorId : undefined}
    >
      <div className={styles.segments}>
        {choices.map((choice, index) => (
          <label key={choice.value} data-value={choice.value}>
            <input
              type="radio"
              id={index === 0 ? id : undefined}
              name={id}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            <span>{choice.name}</span>
          </label>
        ))}
      </div>
      {error && (
        <p id={errorId} className={styles.error}>
          <Icon shape={alertIcon} size="tiny" />
          {error}
        </p>
      )}
    </div>
  );
}
