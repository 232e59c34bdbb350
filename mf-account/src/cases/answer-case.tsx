import { useApi } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { TextArea } from 'mf-shared/ui/field/text-area.tsx';
import { useState } from 'react';
import { FormFrame } from '../forms/form-frame.tsx';
import { useForm } from '../forms/use-form.ts';
import { AttachFiles } from './attach-files.tsx';
import type { FilesOf } from './upload.ts';
import { useKeptForm } from './use-kept-form.ts';
import { attachedTo, useUploads } from './use-uploads.ts';

interface AnswerProps<Case> {
  of: FilesOf;
  /** Where letters of the case go. */
  path: string;
  onSent: (changed: Case) => void;
  /** `line` where the shop asks for nothing. */
  look?: 'action' | 'line';
}

/** A letter to the shop with more files. What was typed is kept until it is sent; a file that has not arrived is not left out unasked (AFTER-78). */
export function AnswerCase<Case>({ of, path, onSent, look }: AnswerProps<Case>) {
  const [round, setRound] = useState(0);
  const handleSent = (changed: Case) => {
    onSent(changed);
    setRound((count) => count + 1);
  };
  return <Letter<Case> key={round} of={of} path={path} onSent={handleSent} look={look ?? 'action'} />;
}

function Letter<Case>({ of, path, onSent, look = 'action' }: AnswerProps<Case>) {
  const text = useText('mf-account');
  const api = useApi();
  const kept = useKeptForm(`letter ${path}`);
  const { draft, requestKey } = kept;
  const files = useUploads(draft, of);
  const form = useForm({
    id: 'answer',
    initial: { body: '' },
    labels: { body: text('complaint.answer') },
    rules: { body: ['required'] },
    kept,
    send: async ({ body }) => {
      const attachments = attachedTo(files, text);
      const changed = await api.post<Case>(path, { draft, requestKey, body, attachments });
      kept.forget();
      onSent(changed);
    },
  });
  return (
    <FormFrame form={form} action={text('complaint.send_answer')} look={look}>
      <TextArea {...form.field('body')} rows={4} maxLength={4000} />
      <AttachFiles {...files} />
    </FormFrame>
  );
}
