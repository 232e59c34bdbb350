import type { Ref, TextareaHTMLAttributes } from 'react';
import { FieldFrame, type FieldWords } from './field-frame.tsx';

export type TextAreaProps = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className'> &
  FieldWords & { ref?: Ref<HTMLTextAreaElement> | undefined };

export function TextArea({
  label,
  hint,
  error,
  isLabelHidden,
  isOptional,
  className,
  id,
  ref,
  ...textarea
}: TextAreaProps) {
  return (
    <FieldFrame {...{ label, hint, error, isLabelHidden, isOptional, className, id }}>
      {(wiring) => <textarea rows={4} {...textarea} {...wiring} ref={ref} />}
    </FieldFrame>
  );
}
