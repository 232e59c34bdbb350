import { useText } from 'mf-shared/i18n';
import { useEffect, useState } from 'react';
import { charactersLeft } from './count-characters.ts';
import styles from './field.module.css';

/**
 * How many characters fit yet, to the eye and read out where few are left (CONF-84). It reads the control itself, so
 * that fields are no larger for it.
 */
export function CharactersLeft({ controlId }: { controlId: string }) {
  const text = useText('ui');
  const [left, setLeft] = useState<number | null>(null);
  useEffect(() => {
    const control = document.getElementById(controlId);
    if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return;
    const count = () => setLeft(charactersLeft(control.maxLength, control.value.length));
    const events = ['input', 'focus', 'blur'] as const;
    for (const event of events) control.addEventListener(event, count);
    count();
    return () => {
      for (const event of events) control.removeEventListener(event, count);
    };
  }, [controlId]);
  return (
    <p className={styles.left} aria-live="polite">
      {left !== null && text('field.left', { count: left })}
    </p>
  );
}
