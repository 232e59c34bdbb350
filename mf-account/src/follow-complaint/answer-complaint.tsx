import type { Complaint } from 'mf-shared/contract';
import { useApi } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { TextArea } from 'mf-shared/ui/field/text-area.tsx';
import { useState } from 'react';
import { AttachFiles } from '../complain/attach-files.tsx';
import { randomText } from '../complain/kept-form.ts';
import { useUploads } from '../complain/use-uploads.ts';
import { FormFrame } from '../forms/form-frame.tsx';
import { useForm } from '../forms/use-form.ts';

/** A letter to the shop with more files. */
export function AnswerComplaint({ code, onSent }: { code: string; onSent: (complaint: Complaint) => void }) {
  const [round, setRound] = useState(0);
  const handleSent = (complaint: Complaint) => {
    onSent(complaint);
    setRound((count) => count + 1);
  };
  return <Letter key={round} code={code} onSent={handleSent} />;
}

function Letter({ code, onSent }: { code: string; onSent: (complaint: Complaint) => void }) {
  const text = useText('mf-account');
  const api = useApi();
  const [keys] = useState(() => ({ draft: randomText(), requestKey: randomText() }));
  const files = useUploads(keys.draft);
  const form = useForm({
    id: 'answer',
    initial: { body: '' },
    labels: { body: text('complaint.answer') },
    rules: { body: ['required'] },
    send: async ({ body }) => {
      const attachments = files.uploads.flatMap(({ id }) => id ?? []);
      const letter = { ...keys, body, attachments };
      onSent(await api.post<Complaint>(`/api/reclamations/${encodeURIComponent(code)}/messages/`, letter));
    },
  });
  return (
    <FormFrame form={form} action={text('complaint.send_answer')}>
      <TextArea {...form.field('body')} rows={4} maxLength={4000} />
      <AttachFiles {...files} />
    </FormFrame>
  );
}
