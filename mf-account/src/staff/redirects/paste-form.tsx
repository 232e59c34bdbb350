import type { ImportedRedirects } from 'mf-shared/contract';
import { useApi } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { TextArea } from 'mf-shared/ui/field/text-area.tsx';
import { Notice } from 'mf-shared/ui/notice/notice.tsx';
import { useState } from 'react';
import { FormFrame } from '../../forms/form-frame.tsx';
import { useForm } from '../../forms/use-form.ts';
import { LineFaults } from '../line-faults.tsx';
import styles from './redirects.module.css';

/** Takes over pasted lines, all or none; what is wrong is told by line, and what was pasted stays. */
export function PasteForm({ onTaken }: { onTaken: () => void }) {
  const text = useText('mf-account');
  const api = useApi();
  const [answer, setAnswer] = useState<ImportedRedirects | null>(null);
  const form = useForm<'lines'>({
    id: 'redirects-paste',
    initial: { lines: '' },
    labels: { lines: text('staff_redirects.lines') },
    rules: { lines: ['required'] },
    send: async ({ lines }) => {
      setAnswer(null);
      const taken = await api.post<ImportedRedirects>('/api/staff/redirects/import/', { lines });
      setAnswer(taken);
      if (taken.faults.length > 0) return;
      form.setValues({ lines: '' });
      onTaken();
    },
  });
  return (
    <FormFrame form={form} action={text('staff_redirects.take')} look="line">
      <TextArea
        {...form.field('lines')}
        className={styles.lines}
        rows={8}
        spellCheck={false}
        hint={text('staff_redirects.lines_hint')}
      />
      {answer && <Outcome answer={answer} />}
    </FormFrame>
  );
}

function Outcome({ answer: { added, changed, same, faults } }: { answer: ImportedRedirects }) {
  const text = useText('mf-account');
  if (faults.length === 0)
    return (
      <Notice kind="good" isLive>
        {text('staff_redirects.taken', { added, changed, same })}
      </Notice>
    );
  return <LineFaults faults={faults} />;
}
