import { useText } from 'mf-shared/i18n';
import { useEffect, useRef } from 'react';
import styles from './error-summary.module.css';

export interface FieldProblem {
  /** Id of the control that the line leads to. */
  fieldId: string;
  message: string;
}

export interface ErrorSummaryProps {
  problems: readonly FieldProblem[];
  /** "… to mend before you can pay"; a general sentence with the count by default. */
  title?: string | undefined;
  /** Changes with every refused submit: the summary then takes focus again. */
  attempt: number;
}

/** All problems of a form in one place, each a link to its field. Takes focus when it appears (LOOK-45). */
export function ErrorSummary({ problems, title, attempt }: ErrorSummaryProps) {
  const text = useText('ui');
  const box = useRef<HTMLElement>(null);
  const hasProblems = problems.length > 0;
  const told = useRef(0);
  useEffect(() => {
    // Once for each submit: a problem that comes back while somebody types takes no focus from the field.
    if (attempt === told.current || !hasProblems) return;
    told.current = attempt;
    box.current?.focus();
  }, [attempt, hasProblems]);
  if (!hasProblems) return null;
  return (
    <section ref={box} className={styles.problems} tabIndex={-1} role="alert">
      <h2>{title ?? text('field.problems', { count: problems.length })}</h2>
      <ul>
        {problems.map(({ fieldId, message }) => (
          <li key={fieldId + message}>
            <a
              href={`#${fieldId}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(fieldId)?.focus();
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
