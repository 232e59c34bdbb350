import { useQuery } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { useHref, useNavigate } from 'mf-shared/router';
import { TextField } from 'mf-shared/ui/field/text-field.tsx';
import { Notice } from 'mf-shared/ui/notice/notice.tsx';
import { Bone } from 'mf-shared/ui/skeleton/bone.tsx';
import type { ReactNode } from 'react';
import { FormFrame } from '../forms/form-frame.tsx';
import { NoAnswer } from '../forms/no-answer.tsx';
import { useForm } from '../forms/use-form.ts';
import styles from './case-by-code.module.css';

interface CaseByCodeProps<Case> {
  code: string;
  /** The call that reads a case, without the code: `/api/returns/`. */
  api: string;
  /** The page that a code opens: `/returns/status/`. */
  page: string;
  words: { title: string; notFound: string; open: string };
  /** Milliseconds until the case is read again after so many times; null: no more. */
  refetchMs?: (found: Case, times: number) => number | null;
  children: (found: Case, onChange: (next: Case) => void) => ReactNode;
}

/** The case of a code that was mailed, or the question for one (AFTER-41, AFTER-70, AFTER-71). */
export function CaseByCode<Case>({ code, api, page, words, refetchMs, children }: CaseByCodeProps<Case>) {
  const { data, status, failure, retry, setData } = useQuery<Case>(
    code ? `${api}${encodeURIComponent(code.slice(0, 40))}/` : null,
    { refetchMs: ({ data: known }, times) => (known && refetchMs ? refetchMs(known, times) : null) },
  );
  if (data) return children(data, (next) => setData(() => next));
  return (
    <>
      <h1>{words.title}</h1>
      {status === 'failed' && <NoAnswer onRetry={retry} />}
      {status === 'loading' && <Bone kind="line" width="most" />}
      {status !== 'failed' && status !== 'loading' && (
        <>
          {failure && (
            <Notice kind="error" isLive>
              {words.notFound}
            </Notice>
          )}
          <AskCode page={page} action={words.open} />
        </>
      )}
    </>
  );
}

function AskCode({ page, action }: { page: string; action: string }) {
  const text = useText('mf-account');
  const href = useHref();
  const navigate = useNavigate();
  const form = useForm({
    id: 'code',
    initial: { code: '' },
    labels: { code: text('complaint.code') },
    rules: { code: ['required'] },
    send: async ({ code }) => void navigate(`${href(page)}#${encodeURIComponent(code)}`),
  });
  return (
    <div className={styles.ask}>
      <FormFrame form={form} action={action}>
        <TextField {...form.field('code')} hint={text('complaint.code_hint')} autoComplete="off" />
      </FormFrame>
    </div>
  );
}
