import type { PlannedChanges as Planned, PlannedChange } from 'mf-shared/contract';
import { ApiFailure, useApi, useQuery } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { showToast } from 'mf-shared/stores';
import { Button } from 'mf-shared/ui/button/button.tsx';
import { Notice } from 'mf-shared/ui/notice/notice.tsx';
import { useCall } from 'mf-shared/ui/use-call.ts';
import { failureWords } from '../failure-words.ts';
import { fieldWords } from '../field-words.ts';
import { formatDateTime } from '../format-date-time.ts';
import room from '../staff-room.module.css';

interface PlannedChangesProps {
  path: string;
  entity: string;
  /** Another number has them read anew. */
  made: number;
  /** Takes the focus, as the button that was pressed is gone. */
  onTakenBack: () => void;
}

/** What waits for its moment, and what could not be saved at its own (STAFF-68). */
export function PlannedChanges({ path, entity, made, onTakenBack }: PlannedChangesProps) {
  const text = useText('mf-account');
  const { data, retry } = useQuery<Planned>(path, { identity: made, keepsPrevious: true });
  if (!data || data.results.length === 0) return null;
  return (
    <ul className={room.list} aria-label={text('staff_planned.waiting')}>
      {data.results.map((change) => (
        <li key={change.id}>
          <OneChange
            {...{ path, entity, change }}
            onGone={() => {
              retry();
              onTakenBack();
            }}
          />
        </li>
      ))}
    </ul>
  );
}

interface OneChangeProps {
  path: string;
  entity: string;
  change: PlannedChange;
  /** It waits no more, taken back here or published meanwhile. */
  onGone: () => void;
}

function OneChange({ path, entity, change, onGone }: OneChangeProps) {
  const text = useText('mf-account');
  const api = useApi();
  const { locale } = usePageConfig();
  const { id, due_at, until, is_end, by, changed, outcome } = change;
  const time = formatDateTime(due_at, locale);
  const fields = changed.map((name) => fieldWords(name, entity, { text, locale })).join(' · ');
  const [call, takeBack] = useCall(async () => {
    const isGone = await api.delete(`${path}${id}/`).then(
      () => false,
      (failure: unknown) => {
        if (failure instanceof ApiFailure && failure.status === 404) return true;
        throw failure;
      },
    );
    if (!isGone) showToast('success', text(`staff_planned.${is_end ? 'stays' : 'taken_back'}`, { time }));
    onGone();
  });
  if (outcome !== null)
    return <Notice kind="warning">{text(`staff_planned.${is_end ? 'end_' : ''}${outcome}`, { time, fields })}</Notice>;
  const kind = is_end ? 'goes_back' : until ? 'waits_until' : 'waits';
  return (
    <div className={room.links}>
      <span>
        {text(`staff_planned.${kind}`, { time, fields, until: until && formatDateTime(until, locale) })}{' '}
        {by && <span className={room.muted}>{text('staff_planned.by', { name: by })}</span>}
      </span>
      <Button
        look="line"
        size="small"
        isBusy={call.status === 'loading'}
        aria-label={text(`staff_planned.${is_end ? 'let_stay_named' : 'take_back_named'}`, { time })}
        onClick={() => void takeBack()}
      >
        {text(`staff_planned.${is_end ? 'let_stay' : 'take_back'}`)}
      </Button>
      {call.failure && (
        <Notice kind="error" isLive>
          {call.failure.message || failureWords(call.failure, text)}
        </Notice>
      )}
    </div>
  );
}
