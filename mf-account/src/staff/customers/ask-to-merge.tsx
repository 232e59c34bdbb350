import type { MergeAccount, StaffMerge } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { Button } from 'mf-shared/ui/button/button.tsx';
import { classNames } from 'mf-shared/ui/class-names.ts';
import { Notice } from 'mf-shared/ui/notice/notice.tsx';
import { useCall } from 'mf-shared/ui/use-call.ts';
import { useEffect, useRef } from 'react';
import { failureWords } from '../failure-words.ts';
import room from '../staff-room.module.css';
import { type Fact, FactList } from './fact-list.tsx';
import styles from './merge.module.css';

const counted = ['orders', 'cases', 'gift_cards', 'rentals', 'reviews', 'wishes'] as const;
const results = ['moves', 'address', 'chosen', 'final'] as const;

interface AskToMergeProps {
  found: StaffMerge;
  onAsk: (otherId: number) => Promise<void>;
}

/** What both accounts have, what happens when the other's owner agrees, and the press that asks. It takes the focus: it came by a press. */
export function AskToMerge({ found, onAsk }: AskToMergeProps) {
  const text = useText('mf-account');
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.focus(), []);
  const [call, ask] = useCall(() => onAsk(found.other.id));
  const titleId = 'customer-merge-found';
  return (
    <section className={classNames(room.list, styles.compared)} ref={box} tabIndex={-1} aria-labelledby={titleId}>
      <h3 id={titleId}>{text('staff_customers.merge_found')}</h3>
      <Account title={text('staff_customers.merge_kept')} account={found.kept} />
      <Account title={text('staff_customers.merge_ends')} account={found.other} />
      <h4>{text('staff_customers.merge_results')}</h4>
      <ul className={room.lines}>
        {results.map((result) => (
          <li key={result}>{text(`staff_customers.merge_${result}`)}</li>
        ))}
      </ul>
      {call.status === 'failed' && (
        <Notice kind="error" isLive>
          {failureWords(call.failure, text)}
        </Notice>
      )}
      <Button look="line" onClick={ask} isBusy={call.status === 'loading'}>
        {text('staff_customers.merge_ask', { email: found.other.email })}
      </Button>
    </section>
  );
}

function Account({ title, account }: { title: string; account: MergeAccount }) {
  const text = useText('mf-account');
  const facts: readonly Fact[] = [
    [text('staff_customers.number'), String(account.id)],
    [text('login.email'), account.email],
    [text('staff_customers.organisation'), account.company],
    [text('form.address'), account.address],
    ...counted.map(
      (name): Fact => [
        text(`staff_customers.merged_${name}`),
        account.counts[name] > 0 ? String(account.counts[name]) : '',
      ],
    ),
  ];
  return (
    <div>
      <h4>{[title, account.name].filter(Boolean).join(': ')}</h4>
      <FactList facts={facts} />
    </div>
  );
}
