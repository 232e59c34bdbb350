import type { ExchangeChoice, Order } from 'mf-shared/contract';
import { ApiFailure, useApi } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { useHref, usePageConfig } from 'mf-shared/router';
import { longDate } from 'mf-shared/rules/long-date';
import { Button } from 'mf-shared/ui/button/button.tsx';
import { classNames } from 'mf-shared/ui/class-names.ts';
import { ErrorSummary, type FieldProblem } from 'mf-shared/ui/field/error-summary.tsx';
import { Icon } from 'mf-shared/ui/icon/icon.tsx';
import { doneIcon, lockIcon } from 'mf-shared/ui/icon/icon-shapes.ts';
import { Notice } from 'mf-shared/ui/notice/notice.tsx';
import { Picture } from 'mf-shared/ui/picture/picture.tsx';
import { useState } from 'react';
import pages from '../cases/case-page.module.css';
import { complaintLink } from '../complain/complaint-link.ts';
import { tellRefusal } from '../lib/tell-refusal.ts';
import styles from './choose-goods.module.css';
import { kindOf } from './choose-variant.tsx';
import { GoodsList } from './goods-list.tsx';
import { LastDays } from './last-days.tsx';
import { NothingToReturn } from './nothing-to-return.tsx';
import columns from './return-columns.module.css';
import { ReturnLine } from './return-line.tsx';
import {
  buyerCalls,
  canReturn,
  chosenLines,
  lostLines,
  type ReturnCalls,
  returnableLines,
  type ToldReturn,
  toRequest,
} from './return-lines.ts';
import { SumsSoFar } from './sums-so-far.tsx';
import { choicesOf, useExchangeChoices, wantedOf } from './use-exchange-choices.ts';
import type { ChosenLine, KeptReturn } from './use-kept-return.ts';
import { useToldSums } from './use-told-sums.ts';

interface ChooseGoodsProps {
  kept: KeptReturn;
  order: Order;
  /** With what the service says that the choice means. */
  onChosen: (told: ToldReturn) => void;
  onOther: () => void;
  calls?: ReturnCalls;
  /** Where somebody else than the buyer chooses: what is to be done here, what was chosen, and what comes next. */
  words?: { lead: string; chosen: string; next: string };
}

/** What comes back, how many, and why. A ticked product opens its own questions. */
export function ChooseGoods({ kept, order, onChosen, onOther, calls = buyerCalls, words }: ChooseGoodsProps) {
  const text = useText('mf-account');
  const { locale } = usePageConfig();
  const api = useApi();
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [isBusy, setIsBusy] = useState(false);
  const { values } = kept;
  const { offers, hasFailed, retry } = useExchangeChoices(order, values, calls);
  const href = useHref();
  const complaintHref = `${href('/reclamation/')}${complaintLink({ number: order.number, key: values.orderKey })}`;
  const { kind } = order.after_sale;
  const lines = returnableLines(order);
  const chosen = chosenLines(order, values);
  const delivered = order.history.findLast(({ status }) => status === 'delivered')?.at;

  const bare = kind === 'return' ? chosen.filter(({ reason }) => reason === '') : [];
  const unwanted = chosen.flatMap((line) => {
    const message = missingVariant(choicesOf(offers, line.productId), line, text);
    return message ? [{ fieldId: `variant-${line.productId}`, message: `${line.line.name}: ${message}` }] : [];
  });
  const told = useToldSums(order, values, kind !== null && chosen.length > 0 && unwanted.length === 0, calls);

  const change = (productId: number, next: ChosenLine | null) => {
    const { [productId]: _, ...others } = values.lines;
    kept.change({ lines: next ? { ...others, [productId]: next } : others });
    setProblems((now) => now.filter(({ fieldId }) => !fieldId.endsWith(`-${productId}`)));
  };
  const refuse = (found: readonly FieldProblem[]) => {
    setProblems(found);
    setAttempt((count) => count + 1);
  };
  const next = async () => {
    const [first] = lines;
    if (chosen.length === 0 && first)
      return refuse([{ fieldId: `return-${first.productId}`, message: text('after.choose_missing') }]);
    if (bare.length > 0)
      return refuse(
        bare.map(({ productId, line }) => ({
          fieldId: `reason-${productId}`,
          message: `${line.name}: ${text('returns.reason_missing')}`,
        })),
      );
    if (unwanted.length > 0) return refuse(unwanted);
    setIsBusy(true);
    setProblems([]);
    try {
      onChosen(await api.post<ToldReturn>(calls.declare, toRequest(order, values)));
    } catch (failure) {
      const fields = failure instanceof ApiFailure ? Object.entries(failure.fields) : [];
      const own = fields.map(([field, message]) => {
        const [, productId, part] = field.split('.');
        return { fieldId: `${part === 'variant' ? 'variant' : 'reason'}-${productId}`, message };
      });
      if (own.some(({ fieldId }) => fieldId.startsWith('variant'))) retry();
      refuse(own.length > 0 ? own : [{ fieldId: 'return-next', message: tellRefusal(failure, text) }]);
    }
    setIsBusy(false);
  };

  const other = (look: 'quiet' | 'line') => (
    <Button look={look} onClick={onOther}>
      {text('view_order.another')}
    </Button>
  );
  const heading = text(delivered ? 'returns.delivered' : 'returns.of_order', {
    number: order.number,
    day: delivered ? longDate(delivered.slice(0, 10), locale) : '',
  });
  if (!canReturn(order))
    return (
      <NothingToReturn order={order} orderKey={values.orderKey} heading={heading}>
        {other('line')}
      </NothingToReturn>
    );
  return (
    <>
      <p className={pages.lead}>
        {heading} {words?.lead ?? text('returns.lead')}
      </p>
      <div className={classNames(pages.columns, columns.columns)}>
        <div className={classNames(pages.main, columns.main)}>
          <ErrorSummary problems={problems} attempt={attempt} />
          {hasFailed && (
            <Notice kind="warning" isLive>
              {text('returns.exchange_failed')}{' '}
              <Button look="quiet" onClick={retry}>
                {text('returns.exchange_again')}
              </Button>
            </Notice>
          )}
          <ul className={styles.lines}>
            {lines.map((each) => (
              <ReturnLine
                key={each.productId}
                {...each}
                chosen={values.lines[each.productId] ?? null}
                isReasonNeeded={kind === 'return'}
                problem={problems.find(({ fieldId }) => fieldId === `reason-${each.productId}`)?.message}
                choices={choicesOf(offers, each.productId)}
                keptUntil={offers?.kept_until ?? ''}
                variantProblem={problems.find(({ fieldId }) => fieldId === `variant-${each.productId}`)?.message}
                currency={order.currency}
                complaintHref={complaintHref}
                onChange={(line) => change(each.productId, line)}
              />
            ))}
            {lostLines(order).map(({ line, reason }) => (
              <li key={`${line.productId} ${line.name}`} className={styles.lost}>
                <Icon shape={reason === 'gone' ? doneIcon : lockIcon} size="small" />
                <Picture path={line.image} alt="" widths={[80, 160]} sizes="4rem" className={styles.picture} />
                <p>
                  <b>
                    {line.manufacturer} {line.name}
                  </b>
                  <span className={pages.soft}>
                    {text(reason === 'gone' ? 'line_ways.gone' : `returns.stays_${reason}`)}
                  </span>
                </p>
              </li>
            ))}
          </ul>
        </div>
        <aside className={columns.beside} aria-label={words?.chosen ?? text('returns.chosen')}>
          <div className={pages.panel}>
            <h2>{words?.chosen ?? text('returns.chosen')}</h2>
            <div role="status">
              <GoodsList
                goods={chosen.map((each) => ({
                  productId: each.productId,
                  image: each.line.image,
                  words: `${each.amount} × ${each.line.manufacturer} ${each.line.name}${wantedWords(
                    choicesOf(offers, each.productId),
                    each,
                  )}`,
                }))}
                empty={text('returns.nothing_chosen')}
              />
            </div>
            <LastDays order={order} />
            {other('quiet')}
          </div>
          <div className={columns.foot}>
            <div role="status">
              {chosen.length > 0 &&
                (unwanted.length > 0 ? <p>{text('returns.so_far_open')}</p> : <SumsSoFar {...told} />)}
            </div>
            <Button id="return-next" look="action" isWide isBusy={isBusy} onClick={next}>
              {words?.next ?? text('returns.go_on')}
            </Button>
          </div>
        </aside>
      </div>
    </>
  );
}

/** What keeps an exchange from being asked for; nothing where money is wanted, or the variant can be had. */
function missingVariant(
  choices: readonly ExchangeChoice[],
  line: ChosenLine,
  text: ReturnType<typeof useText>,
): string | null {
  if (line.wish === 'money' || wantedOf(choices, line)) return null;
  if (choices.some(({ variantId }) => variantId === line.variantId)) return text('returns.exchange_gone');
  return text(choices.some(({ size }) => size !== '') ? 'returns.size_missing' : 'returns.color_missing');
}

/** The variant that is wanted instead, behind its product. */
function wantedWords(choices: readonly ExchangeChoice[], line: ChosenLine): string {
  const wanted = line.wish === 'exchange' ? wantedOf(choices, line) : null;
  return wanted ? ` → ${[kindOf(wanted), wanted.size].filter(Boolean).join(', ')}` : '';
}
