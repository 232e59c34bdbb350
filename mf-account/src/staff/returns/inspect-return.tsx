import type { InspectReturnResponse, Resources } from 'mf-shared/contract';
import { useQuery } from 'mf-shared/http';
import { type Translate, useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { orderMoney } from 'mf-shared/rules/order-money';
import { Button } from 'mf-shared/ui/button/button.tsx';
import { ErrorSummary, type FieldProblem } from 'mf-shared/ui/field/error-summary.tsx';
import { TextArea } from 'mf-shared/ui/field/text-area.tsx';
import type { FormEvent } from 'react';
import { everyStore } from '../../cases/every-store.ts';
import styles from '../case-screen.module.css';
import { fieldId } from './field-id.ts';
import { JudgeLine } from './judge-line.tsx';
import { type JudgedLine, missingOf } from './judged-lines.ts';
import { ToldSums } from './told-sums.tsx';
import { answerId, type Inspected, useInspection } from './use-inspection.ts';

/** The inspection: a decision about every piece that waits, what goes back for it, and then the booking. */
export function InspectReturn(props: Inspected) {
  const { found } = props;
  const text = useText('mf-account');
  const money = orderMoney(found.currency, usePageConfig());
  const { data: resources } = useQuery<Resources>('/api/resources/');
  const { lines, answer, setAnswer, problems, attempt, told, isBusy, change, split, refuse, send } =
    useInspection(props);
  const ask = (event: FormEvent) => {
    event.preventDefault();
    const missing = missingDecisions(lines, text);
    if (missing.length > 0) return refuse(missing);
    void send('tell');
  };
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
          stores={everyStore(resources)}
          promised={promisedFor(line)}
          problems={problemsOfLine(line, problems)}
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

function missingDecisions(lines: readonly JudgedLine[], text: Translate): FieldProblem[] {
  return lines.flatMap((line) =>
    Object.entries(missingOf(line, text)).map(([field, message]) => ({
      fieldId: fieldId(line.key, field),
      message: `${line.name}: ${message}`,
    })),
  );
}

/** The problems of one line, by the names of its fields. */
function problemsOfLine({ key }: JudgedLine, problems: readonly FieldProblem[]) {
  return Object.fromEntries(
    (['outcome', 'refund', 'reason', 'store'] as const).flatMap((field) => {
      const problem = problems.find((each) => each.fieldId === fieldId(key, field));
      return problem ? [[field, problem.message]] : [];
    }),
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
