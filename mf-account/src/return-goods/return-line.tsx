import type { ExchangeChoice } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { orderMoney } from 'mf-shared/rules/order-money';
import { returnReasonsOf } from 'mf-shared/rules/return-reasons';
import { OptionalMark } from 'mf-shared/ui/field/field-frame.tsx';
import { NumberStepper } from 'mf-shared/ui/field/number-stepper.tsx';
import { Picture } from 'mf-shared/ui/picture/picture.tsx';
import pages from '../cases/case-page.module.css';
import pills from '../lib/option-pills.module.css';
import { Problem } from '../lib/problem.tsx';
import { kindOf } from './choose-variant.tsx';
import styles from './return-line.module.css';
import type { ReturnableLine } from './return-lines.ts';
import { ReturnWish } from './return-wish.tsx';
import { type ChosenLine, newLine } from './use-kept-return.ts';

interface ReturnLineProps extends ReturnableLine {
  chosen: ChosenLine | null;
  isReasonNeeded: boolean;
  problem: string | undefined;
  /** What it can be exchanged for; none where it cannot. */
  choices: readonly ExchangeChoice[];
  keptUntil: string;
  /** What is missing about the wanted variant. */
  variantProblem: string | undefined;
  currency: string;
  /** The address of the form for products with a fault. */
  complaintHref: string;
  onChange: (line: ChosenLine | null) => void;
}

/** One product; ticked, it asks how many and why, with the reasons that fit it (AFTER-38). */
export function ReturnLine({
  productId,
  amount,
  line,
  chosen,
  isReasonNeeded,
  problem,
  choices,
  keptUntil,
  variantProblem,
  currency,
  complaintHref,
  onChange,
}: ReturnLineProps) {
  const text = useText('mf-account');
  const config = usePageConfig();
  const name = `${line.manufacturer} ${line.name}`;
  return (
    <li className={styles.line} data-chosen={chosen !== null || undefined}>
      <label className={styles.pick}>
        <input
          id={`return-${productId}`}
          type="checkbox"
          checked={chosen !== null}
          onChange={(event) => onChange(event.target.checked ? newLine(amount) : null)}
        />
        <Picture path={line.image} alt="" widths={[160, 320]} sizes="5.5rem" className={styles.picture} />
        <span className={styles.name}>
          <span className={pages.soft}>{line.manufacturer}</span>
          <b>{line.name}</b>
          <span className={pages.soft}>{[line.color, line.size, line.type].filter(Boolean).join(', ')}</span>
        </span>
        <span className={styles.price}>
          {orderMoney(currency, config)(line.row_total)}
          {line.amount > 1 && <span className={pages.soft}>{text('returns.pieces', { count: line.amount })}</span>}
        </span>
      </label>
      {chosen && (
        <div className={styles.questions}>
          {amount > 1 && <HowMany {...{ amount, chosen, onChange }} name={name} />}
          <Why {...{ productId, line, chosen, isReasonNeeded, problem, onChange }} />
          {choices.length > 0 && (
            <ReturnWish
              {...{ productId, name, choices, chosen, keptUntil, onChange }}
              kind={kindOf(line)}
              problem={variantProblem}
              money={orderMoney(currency, config)}
            />
          )}
          {chosen.reason === 'faulty' && (
            <p>
              {text('returns.rather_complain')} <a href={complaintHref}>{text('complaint_page.of_order')}</a>
            </p>
          )}
        </div>
      )}
    </li>
  );
}

type Chosen = Omit<ReturnLineProps, 'chosen'> & { chosen: ChosenLine };

function HowMany({
  amount,
  chosen,
  name,
  onChange,
}: Pick<Chosen, 'amount' | 'chosen' | 'onChange'> & { name: string }) {
  const text = useText('mf-account');
  return (
    <div className={styles.amount}>
      <b>{text('returns.how_many')}</b>
      <NumberStepper
        label={`${text('returns.how_many')} ${name}`}
        value={Math.min(chosen.amount, amount)}
        min={1}
        max={amount}
        onChange={(count) => onChange({ ...chosen, amount: count })}
      />
      <span className={pages.soft}>{text('returns.of_left', { count: amount })}</span>
    </div>
  );
}

/** The reasons that fit the product, and that one is missing where it is needed. */
function Why({
  productId,
  line,
  chosen,
  isReasonNeeded,
  problem,
  onChange,
}: Pick<Chosen, 'productId' | 'line' | 'chosen' | 'isReasonNeeded' | 'problem' | 'onChange'>) {
  const text = useText('mf-account');
  const problemId = `reason-${productId}-problem`;
  return (
    <>
      <fieldset className={pills.pills} aria-describedby={problem ? problemId : undefined}>
        <legend>
          {text('returns.why')}
          {!isReasonNeeded && <OptionalMark />}
        </legend>
        {returnReasonsOf(line).map((reason, index) => (
          <label key={reason}>
            <input
              id={index === 0 ? `reason-${productId}` : undefined}
              type="radio"
              name={`reason-${productId}`}
              value={reason}
              checked={chosen.reason === reason}
              aria-invalid={problem ? true : undefined}
              onChange={() => onChange({ ...chosen, reason })}
            />
            <span>{text(`return_reason.${reason}`)}</span>
          </label>
        ))}
      </fieldset>
      {problem && <Problem id={problemId}>{text('returns.reason_missing')}</Problem>}
    </>
  );
}
