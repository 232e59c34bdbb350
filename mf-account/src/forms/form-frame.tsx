import type { AsyncStatus } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { Button } from 'mf-shared/ui/button/button.tsx';
import { ErrorSummary, type FieldProblem } from 'mf-shared/ui/field/error-summary.tsx';
import type { FormEvent, ReactNode } from 'react';
import styles from './form-page.module.css';

interface FormFrameProps {
  form: {
    submit: (event: FormEvent) => unknown;
    summary: readonly FieldProblem[];
    attempt: number;
    state: AsyncStatus;
  };
  /** On the button; null while there is nothing to send. */
  action: string | null;
  /** `action` where the form is the page's one thing to do. */
  look?: 'action' | 'line';
  /** Beside the button: something else to do with what was typed. */
  more?: ReactNode;
  children: ReactNode;
}

/** The frame of every form here: the summary of problems, the fields, the one button. */
export function FormFrame({ form, action, look = 'action', more, children }: FormFrameProps) {
  const text = useText('mf-account');
  return (
    <form className={styles.fields} onSubmit={form.submit} noValidate method="post">
      <ErrorSummary problems={form.summary} attempt={form.attempt} />
      {children}
      {action !== null && (
        <Button type="submit" look={look} isWide={look === 'action'} isBusy={form.state === 'loading'}>
          {form.state === 'loading' ? text('form.busy') : action}
        </Button>
      )}
      {more}
      <noscript>{text('form.no_script')}</noscript>
    </form>
  );
}
