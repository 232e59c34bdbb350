import type { ReturnCase } from 'mf-shared/contract';
import { useApi } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { Button } from 'mf-shared/ui/button/button.tsx';
import { TextField } from 'mf-shared/ui/field/text-field.tsx';
import { Notice } from 'mf-shared/ui/notice/notice.tsx';
import { useState } from 'react';
import { tellRefusal } from '../after-order/tell-refusal.ts';
import { FormFrame } from '../forms/form-frame.tsx';
import { useForm } from '../forms/use-form.ts';
import { useCall } from '../lib/use-call.ts';
import styles from './follow-return.module.css';

interface ChangeReturnProps {
  found: ReturnCase;
  onChange: (next: ReturnCase) => void;
}

/** What a buyer can still do: tell the carrier's tracking code, or take the return back before the shop has it. */
export function ChangeReturn({ found, onChange }: ChangeReturnProps) {
  const text = useText('mf-account');
  const api = useApi();
  const [isAsked, setIsAsked] = useState(false);
  const path = `/api/returns/${encodeURIComponent(found.code)}/`;
  const form = useForm({
    id: 'tracking',
    initial: { tracking_code: found.tracking_code },
    labels: { tracking_code: text('returns.tracking') },
    rules: {},
    send: async (values) => onChange(await api.post<ReturnCase>(`${path}tracking/`, values)),
  });
  const [call, cancel] = useCall(async () => onChange(await api.post<ReturnCase>(`${path}cancel/`, {})));
  if (!found.can_cancel) return null;
  return (
    <>
      {found.way === 'post' && (
        <section className={styles.ask}>
          <h2>{text('returns.sent_title')}</h2>
          <FormFrame form={form} action={text('returns.save')} look="line">
            <TextField
              {...form.field('tracking_code')}
              hint={text('returns.tracking_hint')}
              autoComplete="off"
              maxLength={60}
            />
          </FormFrame>
          <p role="status">{form.state === 'done' && text('returns.saved')}</p>
        </section>
      )}
      <section className={styles.ask}>
        <h2>{text('returns.cancel_title')}</h2>
        <p>{text('returns.cancel_lead')}</p>
        {call.status === 'failed' && (
          <Notice kind="error" isLive>
            {tellRefusal(call.failure, text)}
          </Notice>
        )}
        {isAsked ? (
          <div className={styles.actions}>
            <Button look="line" isBusy={call.status === 'loading'} onClick={cancel}>
              {text('returns.cancel_confirm')}
            </Button>
            <Button look="quiet" onClick={() => setIsAsked(false)}>
              {text('returns.cancel_keep')}
            </Button>
          </div>
        ) : (
          <Button look="line" onClick={() => setIsAsked(true)}>
            {text('returns.cancel')}
          </Button>
        )}
      </section>
    </>
  );
}
