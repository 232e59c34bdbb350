import type { BulkChange, BulkDone, BulkLook, ChosenProducts } from 'mf-shared/contract';
import { ApiFailure, useApi } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { Button } from 'mf-shared/ui/button/button.tsx';
import { Dialog } from 'mf-shared/ui/dialog/dialog.tsx';
import { Notice } from 'mf-shared/ui/notice/notice.tsx';
import { useCall } from 'mf-shared/ui/use-call.ts';
import { useState } from 'react';
import { useForm } from '../../../forms/use-form.ts';
import { failureWords } from '../../failure-words.ts';
import { BulkForm } from './bulk-form.tsx';
import { BulkLooked } from './bulk-looked.tsx';
import type { WhatWasDone } from './done-change.tsx';
import { type ChangeKind, readChange, type TypedChange } from './typed-change.ts';

interface BulkDialogProps {
  products: ChosenProducts;
  count: number;
  /** With what it begins. */
  kind: ChangeKind;
  isOpen: boolean;
  onClose: () => void;
  onDone: (what: WhatWasDone) => void;
}

interface Looked {
  /** What was typed when it was looked at. */
  typed: string;
  look: BulkLook;
}

type Field = keyof TypedChange;
const fields: readonly Field[] = ['kind', 'how', 'value', 'ending', 'from', 'until'];

/** Changes many products: what is typed is looked at before anything is done, and only what was looked at is done. */
export function BulkDialog({ products, count, kind, isOpen, onClose, onDone }: BulkDialogProps) {
  const text = useText('mf-account');
  const { locale } = usePageConfig();
  const api = useApi();
  const [looked, setLooked] = useState<Looked | null>(null);
  const lookAt = async (change: BulkChange, typed: string) =>
    setLooked({ typed, look: await api.post<BulkLook>('/api/staff/bulk-changes/', { products, change }) });
  const form = useForm<Field>({
    id: 'bulk',
    initial: { kind, how: 'lower', value: '', ending: 'none', from: '', until: '' },
    labels: Object.fromEntries(fields.map((name) => [name, text(`staff_bulk.${name}`)])) as Record<Field, string>,
    rules: {},
    send: async (typed) => {
      const change = readChange(typed);
      if (change === 'value') throw ofValue(text('staff_bulk.value_bad'));
      await lookAt(change, JSON.stringify(typed));
    },
  });
  // The look is out of date once something else is typed.
  const look = looked?.typed === JSON.stringify(form.values) ? looked.look : null;
  const [call, apply] = useCall(async () => {
    if (!look) return;
    try {
      const done = await api.post<BulkDone>(`/api/staff/bulk-changes/${look.id}/apply/`, {});
      onDone({ id: look.id, done });
    } catch (failure) {
      const change = readChange(form.values);
      if (failure instanceof ApiFailure && failure.code === 'bulk_changed' && change !== 'value')
        await lookAt(change, JSON.stringify(form.values));
      throw failure;
    }
  });
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      width="wide"
      title={text('staff_bulk.title', { count, shown: count.toLocaleString(locale) })}
      foot={
        look &&
        look.models > 0 && (
          <Button look="action" isBusy={call.status === 'loading'} onClick={() => void apply()}>
            {text(form.values.from === '' ? 'staff_bulk.apply' : 'staff_bulk.plan', {
              ...{ count: look.models, shown: look.models.toLocaleString(locale) },
            })}
          </Button>
        )
      }
    >
      <BulkForm form={form} kind={kind} />
      {call.status === 'failed' && (
        <Notice kind="error" isLive>
          {failureWords(call.failure, text)}
        </Notice>
      )}
      {look && <BulkLooked look={look} />}
    </Dialog>
  );
}

const ofValue = (message: string) => new ApiFailure(400, 'invalid_request', message, { value: message });
