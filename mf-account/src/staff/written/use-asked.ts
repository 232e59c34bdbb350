import { type FormEvent, useRef } from 'react';

type Submit = (event: FormEvent) => unknown;

export interface AskedOfForm {
  /** The form's submit; the pressed button says what is asked for. A press while one is under way does nothing. */
  submitted: (submit: Submit) => Submit;
  /** Whether the press that sends the form was on the button. */
  isAsked: () => boolean;
}

/** Tells the press on another button of a form from that on the one that saves. @param value of the button */
export function useAsked(value: string): AskedOfForm {
  const isAsked = useRef(false);
  const isUnderWay = useRef(false);
  return {
    submitted: (submit) => async (event) => {
      event.preventDefault();
      if (isUnderWay.current) return;
      isUnderWay.current = true;
      const { nativeEvent } = event;
      const pressed = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;
      isAsked.current = pressed?.getAttribute('value') === value;
      try {
        await submit(event);
      } finally {
        isUnderWay.current = false;
      }
    },
    isAsked: () => isAsked.current,
  };
}
