import type { InspectReturnResponse, Resources, StaffReturn } from 'mf-shared/contract';
import { ApiFailure, useApi, useQuery } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { orderMoney } from 'mf-shared/rules/order-money';
import { showToast } from 'mf-shared/stores';
import { Button } from 'mf-shared/ui/button/button.tsx';
import { ErrorSummary, type FieldProblem } from 'mf-shared/ui/field/error-summary.tsx';
import { TextArea } from 'mf-shared/ui/field/text-area.tsx';
import { type FormEvent, useState } from 'react';
import { useCall } from '../../lib/use-call.ts';
import styles from '../case-screen.module.css';
import { failureWords } from '../failure-words.ts';
import { fieldId } from './field-id.ts';
import { JudgeLine } from './judge-line.tsx';
import { askedLine, type JudgedLine, linesToJudge, missingOf, pieceByPiece } from './judged-lines.ts';
import { ToldSums } from './told-sums.tsx';

interface InspectReturnProps {
  found: StaffReturn;
  onBooked: () => void;
  /** Somebody else was faster: the return is read again, and what was typed stays. */
  onConflict: () => void;
}

const answerId = 'inspect-answer';

/** What is decided about each line, what the service tells of it, and the booking. */
function useInspection({ found, onBooked, onConflict }: InspectReturnProps) {
  const text = useText('mf-account');
  const api = useApi();
  const money = orderMoney(found.currency, usePageConfig());
  const [lines, setLines] = useState(() => linesToJudge(found));
  const [answer, setAnswer] = useState('');
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [told, setTold] = useState<InspectReturnResponse | null>(null);

  const refuse = (found: readonly FieldProblem[]) => {
    setProblems(found);
    setAttempt((count) => count + 1);
  };
  /** Changes a line, and drops the sums that the service told for the lines before. */
  const change = (key: string, own: Partial<JudgedLine>) => {
    setLines((now) => now.map((line) => (line.key === key ? { ...line, ...own } : line)));
    setTold(null);
  };
  const split = (key: string) => {
    setLines((now) => now.flatMap((line) => (line.key === key ? pieceByPiece(line) : line)));
    setTold(null);
  };
  const problemsOf = (failure: unknown): FieldProblem[] => {
    const fields = failure instanceof ApiFailure ? Object.entries(failure.fields) : [];
    const known = fields.flatMap(([name, message]) => {
      const [, at = '', field = ''] = /^lines\.(\d+)\.(\w+)$/.exec(name) ?? [];
      const line = lines[Number(at)];
      return at !== '' && line ? [{ fieldId: fieldId(line.key, field), message }] : [];
    });
    const first = lines[0] ? fieldId(lines[0].key, 'outcome') : answerId;
    return known.length > 0 ? known : [{ fieldId: first, message: failureWords(failure, text) }];
  };

  const [call, send] = useCall(async (step: 'tell' | 'book') => {
    const total = step === 'book' ? told?.total : undefined;
    setProblems([]);
    try {
      const body = { version: found.version, lines: lines.map(askedLine), answer, total };
      const path = `/api/staff/returns/${encodeURIComponent(found.reference)}/inspection/`;
      const answered = await api.post<InspectReturnResponse>(path, body);
      if (answered.step === 'told') return setTold(answered);
      showToast('success', text('staff_returns.booked', { reference: found.reference }));
      if (answered.refund === 'requested')
        showToast('success', text('staff_order.refund_later', { amount: money(answered.to_payment) }));
      if (answered.refund === 'refused') showToast('error', text('staff_order.refused'));
      onBooked();
    } catch (failure) {
      setTold(null);
      refuse(problemsOf(failure));
      if (failure instanceof ApiFailure && failure.code === 'return_changed') onConflict();
    }
  });
  const isBusy = call.status === 'loading';
  return { lines, answer, setAnswer, problems, attempt, told, isBusy, change, split, refuse, send };
}

/** The inspection: a decision about every piece that waits, what goes back for it, and then the booking. */
export function InspectReturn(props: InspectReturnProps) {
  const { found } = props;
  const text = useText('mf-account');
  const money = orderMoney(found.currency, usePageConfig());
  const { data: resources } = useQuery<Resources>('/api/resources/');
  const { lines, answer, setAnswer, problems, attempt, told, isBusy, change, split, refuse, send } =
    useInspection(props);
  const ask = (event: FormEvent) => {
    event.preventDefault();
    const missing = lines.flatMap((line) =>
      Object.entries(missingOf(line, text)).map(([field, message]) => ({
        fieldId: fieldId(line.key, field),
        message: `${line.name}: ${message}`,
      })),
    );
    if (missing.length > 0) return refuse(missing);
    void send('tell');
  };

  const problemsFor = ({ key }: JudgedLine) =>
    Object.fromEntries(
      (['outcome', 'refund', 'reason', 'store'] as const).flatMap((field) => {
        const problem = problems.find((each) => each.fieldId === fieldId(key, field));
        return problem ? [[field, problem.message]] : [];
      }),
    );
  const promisedFor = ({ productId, amount }: JudgedLine) => {
    const own = found.lines.find((line) => line.productId === productId);
    return own && own.open === amount ? text('staff_returns.promised', { amount: money(own.share) }) : '';
  };

  return (
    <form className={styles.panel} onSubmit={ask} noValidate aria-labelledby="inspect-return">
      <h2 id="inspect-return">{text('staff_returns.inspect')}</h2>
      <ErrorSummary problems={problems} attempt={attempt} />
      {lines.map((line) => (
        <JudgeLine
          key={line.key}
          found={found}
          line={line}
          stores={resources?.stores ?? []}
          promised={promisedFor(line)}
          problems={problemsFor(line)}
          onChange={(own) => change(line.key, own)}
          onSplit={() => split(line.key)}
        />
      ))}
      <TextArea
        id={answerId}
        label={text('staff_returns.answer')}
        hint={text('staff_withdrawal.answer_hint')}
        rows={3}
        maxLength={4000}
        isOptional
        value={answer}
        onChange={(event) => setAnswer(event.target.value)}
      />
      {told && <ToldSums told={told} lines={lines} money={money} />}
      <Foot {...{ told, lines, money, isBusy }} onBook={() => void send('book')} />
    </form>
  );
}

interface FootProps {
  told: InspectReturnResponse | null;
  lines: readonly JudgedLine[];
  money: (amount: number) => string;
  isBusy: boolean;
  onBook: () => void;
}

/** How far the decisions are, and the next step: to be told what goes back, then to book it. */
function Foot({ told, lines, money, isBusy, onBook }: FootProps) {
  const text = useText('mf-account');
  return (
    <div className={styles.stickyFoot}>
      <p role="status">
        {told
          ? text('staff_returns.goes_back', { amount: money(told.total) })
          : text('staff_returns.decided', {
              done: lines.filter(({ outcome }) => outcome !== '').length,
              of: lines.length,
            })}
      </p>
      {told && (
        <Button look="action" isBusy={isBusy} onClick={onBook}>
          {text('staff_returns.book', { amount: money(told.total) })}
        </Button>
      )}
      {!told && (
        <Button type="submit" look="line" isBusy={isBusy}>
          {text('staff_returns.tell')}
        </Button>
      )}
    </div>
  );
}
