import type { AsyncStatus } from 'mf-shared/http';
import { type FormEvent, type MouseEvent, useEffect, useRef } from 'react';

interface SentForm {
  values: Readonly<Record<string, string>>;
  state: AsyncStatus;
  submit: (event: FormEvent) => unknown;
}

/**
 * A press of the button while the form is being sent counts once it has been sent, if something else stands in the form
 * by then. A second press for the same words sends nothing, and who types on presses again: nothing half-typed is sent.
 */
export function usePressAgain({ values, state, submit }: SentForm) {
  const sent = useRef(values);
  const pressed = useRef<HTMLFormElement | null>(null);
  useEffect(() => {
    if (state === 'loading') return;
    const again = pressed.current;
    pressed.current = null;
    // A refused form waits for the reader.
    if (state === 'done') again?.requestSubmit();
  }, [state]);

  return {
    form: {
      onSubmit: (event: FormEvent) => {
        sent.current = values;
        return submit(event);
      },
      onChange: () => {
        pressed.current = null;
      },
    },
    /** A busy button ignores clicks, so they are taken before it. */
    button: {
      onClickCapture: ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
        const isOther = Object.entries(values).some(([name, value]) => sent.current[name] !== value);
        if (state === 'loading' && isOther) pressed.current = currentTarget.form;
      },
    },
  };
}
