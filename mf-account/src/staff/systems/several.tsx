import { Check } from 'mf-shared/ui/field/check.tsx';
import room from '../staff-room.module.css';
import styles from './systems.module.css';

interface SeveralProps<Choice extends string> {
  legend: string;
  choices: readonly Choice[];
  nameOf: (choice: Choice) => string;
  /** The field of a form: what is ticked, parted by spaces. */
  field: { id: string; value: string; error: string | undefined };
  onChange: (value: string) => void;
}

/** Several things to tick, as one field of a form. */
export function Several<Choice extends string>({ legend, choices, nameOf, field, onChange }: SeveralProps<Choice>) {
  const ticked = new Set(field.value.split(' ').filter(Boolean));
  const tick = (choice: Choice, isTicked: boolean) =>
    onChange(choices.filter((each) => (each === choice ? isTicked : ticked.has(each))).join(' '));
  return (
    <fieldset>
      <legend className={room.muted}>{legend}</legend>
      <div className={styles.several}>
        {choices.map((choice, i) => (
          <Check
            key={choice}
            // The summary of problems leads to the first one.
            id={i === 0 ? field.id : undefined}
            label={nameOf(choice)}
            checked={ticked.has(choice)}
            error={i === 0 ? field.error : null}
            onChange={(event) => tick(choice, event.target.checked)}
          />
        ))}
      </div>
    </fieldset>
  );
}
