import { useApi } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { Button } from 'mf-shared/ui/button/button.tsx';
import { TextField } from 'mf-shared/ui/field/text-field.tsx';
import { Notice } from 'mf-shared/ui/notice/notice.tsx';
import { useCall } from 'mf-shared/ui/use-call.ts';
import { useState } from 'react';
import { FormFrame } from '../forms/form-frame.tsx';
import { useForm } from '../forms/use-form.ts';
import { tellRefusal } from '../lib/tell-refusal.ts';
import styles from './change-return.module.css';

interface ChangeReturnProps<Case> {
  found: Case;
  /** The calls of the return: `/api/returns/7K2M…/`. */
  path: string;
  /** The buyer sends the parcel, and has its tracking code from the carrier. */
  isSent: boolean;
  onChange: (next: Case) => void;
}

/**
 * What a buyer can still do: tell the carrier's tracking code, or take the return back before the shop has it (AFTER-42,
 * AFTER-43, AFTER-115, AFTER-116).
 */
export function ChangeReturn<Case extends { can_cancel: boolean; tracking_code: string }>({
  found,
  path,
  isSent,
  onChange,
}: ChangeReturnProps<Case>) {
  if (!found.can_cancel) return null;
  return (
    <>
      {isSent && <TellTracking<Case> known={found.tracking_code} path={path} onChange={onChange} />}
      <TakeBack<Case> path={path} onChange={onChange} />
    </>
  );
}

interface CallProps<Case> {
  path: string;
  onChange: (next: Case) => void;
}

function TellTracking<Case>({ known, path, onChange }: CallProps<Case> & { known: string }) {
  const text = useText('mf-account');
  const api = useApi();
  const form = useForm({
    id: 'tracking',
    initial: { tracking_code: known },
    labels: { tracking_code: text('returns.tracking') },
    rules: {},
    send: async (values) => onChange(await api.post<Case>(`${path}tracking/`, values)),
  });
  return (
    <section className={styles.change}>
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
  );
}

function TakeBack<Case>({ path, onChange }: CallProps<Case>) {
  const text = useText('mf-account');
  const api = useApi();
  const [isAsked, setIsAsked] = useState(false);
  const [call, cancel] = useCall(async () => onChange(await api.post<Case>(`${path}cancel/`, {})));
  return (
    <section className={styles.change}>
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
  );
}
