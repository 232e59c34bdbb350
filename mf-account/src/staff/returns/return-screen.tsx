import type { StaffReturn } from 'mf-shared/contract';
import { useQuery } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { lineOutcomesIn } from 'mf-shared/rules/return-moves';
import { Notice } from 'mf-shared/ui/notice/notice.tsx';
import { Bone } from 'mf-shared/ui/skeleton/bone.tsx';
import { useState } from 'react';
import { CaseLetters } from '../../cases/case-letters.tsx';
import styles from '../case-screen.module.css';
import { FailedAnswer } from '../failed-answer.tsx';
import { useMay } from '../use-may.ts';
import { useChangedVersion } from '../worklist/use-changed-version.ts';
import { InspectReturn } from './inspect-return.tsx';
import { ReceiveReturn } from './receive-return.tsx';
import { ReturnFacts } from './return-facts.tsx';
import { WorkOnReturn } from './work-on-return.tsx';

/** One return for the staff: what came back and why, what both sides wrote, and what can be done now. */
export function ReturnScreen({ reference, onChanged }: { reference: string; onChanged?: () => void }) {
  const { data, failure, retry, setData } = useQuery<StaffReturn>(
    `/api/staff/returns/${encodeURIComponent(reference)}/`,
  );
  useChangedVersion(data?.version, onChanged);
  if (data) return <OpenReturn found={data} onChange={(next) => setData(() => next)} onStale={retry} />;
  if (failure) return <FailedAnswer failure={failure} onRetry={retry} />;
  return <Bone kind="line" width="most" />;
}

interface OpenReturnProps {
  found: StaffReturn;
  onChange: (found: StaffReturn) => void;
  /** It is read again: somebody else changed it, or a call that does not answer with it did. */
  onStale: () => void;
}

function OpenReturn({ found, onChange, onStale }: OpenReturnProps) {
  const text = useText('mf-account');
  // Where another one was faster: the status in which somebody typed, so that their words stay in sight.
  const [typedIn, setTypedIn] = useState<string | null>(null);
  const { status, received_at, has_left, events } = found;
  const may = useMay();
  const canInspect = may('returns.decide') && lineOutcomesIn(status).length > 0 && received_at !== null && has_left;
  const handleConflict = () => {
    setTypedIn(status);
    onStale();
  };
  const isOpen = found.can_write;
  return (
    <div className={styles.columns}>
      <div className={styles.part}>
        <ReturnFacts found={found} />
        {events.length > 0 && (
          <section className={styles.part}>
            <h2>{text('staff_returns.letters')}</h2>
            <CaseLetters of="return" events={events} />
          </section>
        )}
      </div>
      <div className={styles.part}>
        {!has_left && isOpen && <Notice kind="warning">{text('staff_returns.with_shop')}</Notice>}
        {isOpen && has_left && received_at === null && <ReceiveReturn found={found} onChange={onChange} />}
        {(canInspect || typedIn !== null) && (
          <InspectReturn
            key={typedIn ?? status}
            found={found}
            onBooked={() => {
              setTypedIn(null);
              onStale();
            }}
            onConflict={handleConflict}
          />
        )}
        {may('returns.decide') && <WorkOnReturn found={found} onChange={onChange} onConflict={onStale} />}
      </div>
    </div>
  );
}
