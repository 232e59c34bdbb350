import { useText } from 'mf-shared/i18n';
import { Button } from 'mf-shared/ui/button/button.tsx';
import type { ReactNode } from 'react';
import bar from '../chosen-bar.module.css';
import styles from './chosen-cases.module.css';
import type { useChosen } from './use-chosen.ts';

interface ChosenCasesProps<Case> {
  chosen: ReturnType<typeof useChosen<Case>>;
  onTake: () => void;
  onLayDown: () => void;
  onClear: () => void;
  /** What else can be done to many at once in this room. */
  children?: ReactNode;
}

/** What can be done about the ticked cases, in sight at the end of the list; and those that it did not work for. */
export function ChosenCases<Case>({ chosen, onTake, onLayDown, onClear, children }: ChosenCasesProps<Case>) {
  const text = useText('mf-account');
  const { chosen: cases, refused, isBusy } = chosen;
  if (cases.length === 0 && refused.length === 0) return null;
  return (
    <section className={bar.bar} aria-label={text('staff_room.chosen', { count: cases.length })}>
      {refused.length > 0 && (
        <ul className={styles.refused} role="alert">
          {refused.map(({ key, why }) => (
            <li key={key}>
              <b>{key}</b> {why}
            </li>
          ))}
        </ul>
      )}
      {cases.length > 0 && (
        <div className={bar.actions}>
          <p role="status">{text('staff_room.chosen', { count: cases.length })}</p>
          <Button look="line" size="small" isBusy={isBusy} onClick={onTake}>
            {text('staff_room.take')}
          </Button>
          <Button look="line" size="small" isBusy={isBusy} onClick={onLayDown}>
            {text('staff_room.lay_down')}
          </Button>
          {children}
          <Button look="quiet" size="small" onClick={onClear}>
            {text('staff_room.choose_none')}
          </Button>
        </div>
      )}
    </section>
  );
}
