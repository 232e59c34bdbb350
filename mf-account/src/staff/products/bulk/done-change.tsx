import type { BulkDone } from 'mf-shared/contract';
import { useApi } from 'mf-shared/http';
import { type Translate, useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { Button } from 'mf-shared/ui/button/button.tsx';
import { Notice } from 'mf-shared/ui/notice/notice.tsx';
import { useCall } from 'mf-shared/ui/use-call.ts';
import { useState } from 'react';
import bar from '../../chosen-bar.module.css';
import { failureWords } from '../../failure-words.ts';
import styles from './bulk.module.css';

export interface WhatWasDone {
  id: number;
  done: BulkDone;
}

interface DoneChangeProps extends WhatWasDone {
  onChanged: () => void;
  /** Left out where it cannot be closed. */
  onClose?: () => void;
}

/** What was done about many products, with one press that takes it back. */
export function DoneChange({ id, done: first, onChanged, onClose }: DoneChangeProps) {
  const text = useText('mf-account');
  const { locale } = usePageConfig();
  const api = useApi();
  const [done, setDone] = useState(first);
  const [call, undo] = useCall(async () => {
    setDone(await api.post<BulkDone>(`/api/staff/bulk-changes/${id}/undo/`, {}));
    onChanged();
  });
  const canUndo = done.state === 'applied' || done.state === 'waiting';
  return (
    <div className={styles.done}>
      <Notice kind={done.kept.count > 0 ? 'warning' : 'good'} isLive>
        {doneWords(done, text, locale)}
      </Notice>
      {call.status === 'failed' && (
        <Notice kind="error" isLive>
          {failureWords(call.failure, text)}
        </Notice>
      )}
      <div className={bar.actions}>
        {canUndo && (
          <Button look="line" size="small" isBusy={call.status === 'loading'} onClick={() => void undo()}>
            {text(done.state === 'waiting' ? 'staff_bulk.stop' : 'staff_products.undo')}
          </Button>
        )}
        {onClose && (
          <Button look="quiet" size="small" onClick={onClose}>
            {text('staff_bulk.close')}
          </Button>
        )}
      </div>
    </div>
  );
}

/** What became of a change, and which products somebody had changed since. */
export function doneWords({ state, models, kept }: BulkDone, text: Translate, locale: string): string {
  const sentence = text(`staff_bulk.${state}`, { count: models, shown: models.toLocaleString(locale) });
  if (kept.count === 0) return sentence;
  const shown = kept.count.toLocaleString(locale);
  return `${sentence} ${text('staff_bulk.kept', { count: kept.count, shown, names: kept.names.join(', ') })}`;
}
