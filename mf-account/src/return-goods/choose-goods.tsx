import type { ExchangeChoice, Order } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { useHref, usePageConfig } from 'mf-shared/router';
import { longDate } from 'mf-shared/rules/long-date';
import { Button } from 'mf-shared/ui/button/button.tsx';
import { classNames } from 'mf-shared/ui/class-names.ts';
import { ErrorSummary } from 'mf-shared/ui/field/error-summary.tsx';
import { Icon } from 'mf-shared/ui/icon/icon.tsx';
import { doneIcon, lockIcon } from 'mf-shared/ui/icon/icon-shapes.ts';
import { Notice } from 'mf-shared/ui/notice/notice.tsx';
import { Picture } from 'mf-shared/ui/picture/picture.tsx';
import type { ReactNode } from 'react';
import pages from '../cases/case-page.module.css';
import { complaintLink } from '../complain/complaint-link.ts';
import styles from './choose-goods.module.css';
import { kindOf } from './choose-variant.tsx';
import { GoodsList } from './goods-list.tsx';
import { LastDays } from './last-days.tsx';
import { NothingToReturn } from './nothing-to-return.tsx';
import columns from './return-columns.module.css';
import { ReturnLine } from './return-line.tsx';
import { buyerCalls, canReturn, lostLines, type ReturnCalls, type ToldReturn } from './return-lines.ts';
import { SumsSoFar } from './sums-so-far.tsx';
import type { TakeChanged } from './use-changed-order.ts';
import { type Choice, useChoice } from './use-choice.ts';
import { choicesOf, wantedOf } from './use-exchange-choices.ts';
import type { ChosenLine, KeptReturn } from './use-kept-return.ts';

interface ChooseGoodsProps {
  kept: KeptReturn;
  order: Order;
  /** With what the service says that the choice means. */
  onChosen: (told: ToldReturn) => void;
  onOther: () => void;
  /** The order is another one by now, and why. */
  onChanged?: TakeChanged;
  calls?: ReturnCalls;
  /** Where somebody else than the buyer chooses: what is to be done here, what was chosen, and what comes next. */
  words?: { lead: string; chosen: string; next: string };
}

/** What comes back, how many, and why. A ticked product opens its own questions. */
export function ChooseGoods({
  kept,
  order,
  onChosen,
  onOther,
  onChanged,
  calls = buyerCalls,
  words,
}: ChooseGoodsProps) {
  const text = useText('mf-account');
  const { locale } = usePageConfig();
  const choice = useChoice({ kept, order, calls, onChosen, onChanged });
  const { problems, attempt, hasFailed, retry } = choice;
  const delivered = order.history.findLast(({ status }) => status === 'delivered')?.at;
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
      <NothingToReturn order={order} orderKey={kept.values.orderKey} heading={heading}>
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
          <Lines {...{ order, kept, choice }} />
        </div>
        <Chosen {...{ order, choice }} title={words?.chosen ?? text('returns.chosen')} next={words?.next}>
          {other('quiet')}
        </Chosen>
      </div>
    </>
  );
}

interface PartProps {
  order: Order;
  choice: Choice;
}

/** Each product with its questions, and those that cannot come back. */
function Lines({ order, kept: { values }, choice }: PartProps & Pick<ChooseGoodsProps, 'kept'>) {
  const text = useText('mf-account');
  const href = useHref();
  const { lines, problems, offers, change } = choice;
  const complaintHref = `${href('/reclamation/')}${complaintLink({ number: order.number, key: values.orderKey })}`;
  const problemOf = (id: string) => problems.find(({ fieldId }) => fieldId === id)?.message;
  return (
    <ul className={styles.lines}>
      {lines.map((each) => (
        <ReturnLine
          key={each.productId}
          {...each}
          chosen={values.lines[each.productId] ?? null}
          isReasonNeeded={order.after_sale.kind === 'return'}
          problem={problemOf(`reason-${each.productId}`)}
          choices={choicesOf(offers, each.productId)}
          keptUntil={offers?.kept_until ?? ''}
          variantProblem={problemOf(`variant-${each.productId}`)}
          currency={order.currency}
          complaintHref={complaintHref}
          onChange={(line) => change(each.productId, line)}
        />
      ))}
      {lostLines(order).map(({ line, reason }) => (
        <li key={`${line.productId} ${line.name}`} className={styles.lost}>
          <Icon shape={line.kind === 'gift_card' ? lockIcon : doneIcon} size="small" />
          <Picture path={line.image} alt="" widths={[80, 160]} sizes="4rem" className={styles.picture} />
          <p>
            <b>
              {line.manufacturer} {line.name}
            </b>
            <span className={pages.soft}>{text(reason)}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}

/** What was chosen, what it brings, and the way on. */
function Chosen({
  order,
  choice: { chosen, offers, isOpen, told, isBusy, next: goOn },
  title,
  next,
  children,
}: PartProps & { title: string; next: string | undefined; children: ReactNode }) {
  const text = useText('mf-account');
  return (
    <aside className={columns.beside} aria-label={title}>
      <div className={pages.panel}>
        <h2>{title}</h2>
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
        {children}
      </div>
      <div className={columns.foot}>
        <div role="status">
          {chosen.length > 0 && (isOpen ? <p>{text('returns.so_far_open')}</p> : <SumsSoFar {...told} />)}
        </div>
        <Button id="return-next" look="action" isWide isBusy={isBusy} onClick={goOn}>
          {next ?? text('returns.go_on')}
        </Button>
      </div>
    </aside>
  );
}

/** The variant that is wanted instead, behind its product. */
function wantedWords(choices: readonly ExchangeChoice[], line: ChosenLine): string {
  const wanted = line.wish === 'exchange' ? wantedOf(choices, line) : null;
  return wanted ? ` → ${[kindOf(wanted), wanted.size].filter(Boolean).join(', ')}` : '';
}
