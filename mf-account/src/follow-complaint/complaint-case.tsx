import type { Complaint } from 'mf-shared/contract';
import { useQuery } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { useHref, useNavigate, usePageConfig } from 'mf-shared/router';
import { isComplaintOver } from 'mf-shared/rules/complaint-moves';
import { longDate } from 'mf-shared/rules/long-date';
import { TextField } from 'mf-shared/ui/field/text-field.tsx';
import { Notice } from 'mf-shared/ui/notice/notice.tsx';
import { Bone } from 'mf-shared/ui/skeleton/bone.tsx';
import { FormFrame } from '../forms/form-frame.tsx';
import { NoAnswer } from '../forms/no-answer.tsx';
import { useForm } from '../forms/use-form.ts';
import { AnswerComplaint } from './answer-complaint.tsx';
import { CaseLetters } from './case-letters.tsx';
import styles from './follow-complaint.module.css';

/** The case of a code, or the question for one. */
export function ComplaintCase({ code }: { code: string }) {
  const text = useText('mf-account');
  const { data, status, failure, retry, setData } = useQuery<Complaint>(
    code ? `/api/reclamations/${encodeURIComponent(code.slice(0, 40))}/` : null,
  );
  if (data) return <OpenCase complaint={data} onChange={(next) => setData(() => next)} />;
  if (status === 'failed') return <NoAnswer onRetry={retry} />;
  if (status === 'loading') return <Bone kind="line" width="most" />;
  return (
    <>
      {failure && (
        <Notice kind="error" isLive>
          {text('complaint.not_found')}
        </Notice>
      )}
      <AskCode />
    </>
  );
}

function AskCode() {
  const text = useText('mf-account');
  const href = useHref();
  const navigate = useNavigate();
  const form = useForm({
    id: 'code',
    initial: { code: '' },
    labels: { code: text('complaint.code') },
    rules: { code: ['required'] },
    send: async ({ code }) => void navigate(`${href('/reclamation/status/')}#${encodeURIComponent(code)}`),
  });
  return (
    <div className={styles.ask}>
      <FormFrame form={form} action={text('complaint.open')}>
        <TextField {...form.field('code')} hint={text('complaint.code_hint')} autoComplete="off" />
      </FormFrame>
    </div>
  );
}

function OpenCase({ complaint, onChange }: { complaint: Complaint; onChange: (next: Complaint) => void }) {
  const text = useText('mf-account');
  const { locale } = usePageConfig();
  const { status, form, answer_by } = complaint;
  const [row] = form.rows;
  const day = answer_by ? longDate(answer_by, locale) : '';
  return (
    <div className={styles.columns}>
      <section className={styles.main}>
        <div className={styles.head} data-status={status}>
          <p>
            {text('complaint.number', { number: complaint.number })} · {text('complaint.code')} <b>{complaint.code}</b>
          </p>
          <h2>{text(`complaint.state.${status}`)}</h2>
          <p>{text(`complaint.next.${status}`, { day })}</p>
          {complaint.outcome && <p>{text(`complaint.outcome.${complaint.outcome}`)}</p>}
        </div>
        <h2>{text('complaint.letters')}</h2>
        <CaseLetters events={complaint.events} words={row?.complaint ?? ''} />
        {!isComplaintOver(status) && <AnswerComplaint code={complaint.code} onSent={onChange} />}
      </section>
      <aside className={styles.side} aria-label={text('complaint.about')}>
        <h2>{text('complaint.about')}</h2>
        {form.rows.map((each) => (
          <p key={each.rowId + each.model}>
            <b>
              {each.manufacturer} {each.model}
            </b>
            <br />
            {[each.color, each.size].filter(Boolean).join(', ')}
          </p>
        ))}
        <p>{form.salesChannel === 'S' ? form.orderNumber : `${complaint.store_name}, ${form.receipt}`}</p>
        <p>
          {text('complaint.fields.wish')}: {text(`complaint.wish_${complaint.wish}`)}
        </p>
      </aside>
    </div>
  );
}
