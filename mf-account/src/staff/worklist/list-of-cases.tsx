import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { orderMoney } from 'mf-shared/rules/order-money';
import { isPlainClick } from 'mf-shared/rules/plain-click';
import type { RefObject } from 'react';
import { PageLinks } from '../page-links.tsx';
import type { AskedCases } from './asked-cases.ts';
import styles from './case-list.module.css';
import { CaseRow } from './case-row.tsx';
import type { CaseWorklistProps } from './case-worklist-props.ts';
import { ChosenCases } from './chosen-cases.tsx';
import { SortCases, type SortColumn, SortHead } from './sort-cases.tsx';
import type { CaseSteps } from './use-case-steps.ts';
import type { useChosen } from './use-chosen.ts';
import { useHoldCase } from './use-hold-case.ts';
import type { HoldOne } from './use-hold-one.ts';
import type { WorklistPage } from './use-worklist.ts';

interface ListOfCasesProps<Case> extends CaseWorklistProps<Case> {
  asked: AskedCases;
  page: WorklistPage<Case>;
  listRef: RefObject<HTMLDivElement | null>;
  chosen: ReturnType<typeof useChosen<Case>>;
  onShow: CaseSteps['show'];
  onHold: HoldOne;
}

/** The rows of one page with what can be done about the ticked ones, and the way to other pages. */
export function ListOfCases<Case>(props: ListOfCasesProps<Case>) {
  const { room, begin, keyOf, factsOf, forMany, asked, page, listRef, chosen, onShow, onHold, sortedBy } = props;
  const text = useText('mf-account');
  const keys = page.results.map(keyOf);
  const hold = useHoldCase(props.api);
  const holdEach = (take: boolean) => () => void chosen.doToEach((each) => hold(keyOf(each), take));
  return (
    <>
      <SortCases columns={sortedBy} asked={asked} />
      <div ref={listRef} className={styles.list}>
        <HeadOfCases
          asked={asked}
          sortedBy={sortedBy}
          isAllTicked={keys.length > 0 && keys.every((key) => chosen.ticked.has(key))}
          onTickAll={(isTicked) => chosen.tick(keys, isTicked)}
        />
        {page.results.length === 0 && <p className={styles.none}>{text('staff_room.nothing')}</p>}
        {page.results.map(factsOf).map((facts) => (
          <CaseRow
            key={facts.key}
            facts={facts}
            href={asked.to({ open: facts.key })}
            isOpen={facts.key === asked.open}
            isTicked={chosen.ticked.has(facts.key)}
            onTick={(isTicked) => chosen.tick([facts.key], isTicked)}
            onHold={(take) => void onHold(facts.key, take)}
            onOpen={(event) => {
              if (!isPlainClick(event)) return;
              event.preventDefault();
              onShow(facts.key);
            }}
          />
        ))}
      </div>
      <ChosenCases
        chosen={chosen}
        onTake={holdEach(true)}
        onLayDown={holdEach(false)}
        onClear={() => chosen.tick(keys, false)}
      >
        {forMany?.(chosen.doToEach, chosen.isBusy)}
      </ChosenCases>
      <FootOfCases {...props} />
      {page.results.length > 1 && (
        <p className={styles.keys}>
          {text('staff_room.keys')} {begin && text('staff_room.key_begin')}
        </p>
      )}
      <PageLinks
        path={`/staff/${room}/`}
        query={{ ...(asked.q ? { q: asked.q } : { status: asked.status }), ...(asked.sort && { sort: asked.sort }) }}
        page={page.page}
        pageCount={page.page_count}
      />
    </>
  );
}

interface HeadOfCasesProps {
  asked: AskedCases;
  sortedBy: readonly SortColumn[];
  isAllTicked: boolean;
  onTickAll: (isTicked: boolean) => void;
}

/** The names of the columns; those that sort the list are buttons. */
function HeadOfCases({ asked, sortedBy, isAllTicked, onTickAll }: HeadOfCasesProps) {
  const text = useText('mf-account');
  const head = (column: SortColumn) =>
    sortedBy.includes(column) ? (
      <SortHead column={column} asked={asked} />
    ) : (
      <span>{text(`staff_room.${column}`)}</span>
    );
  return (
    <div className={styles.columns}>
      <label className={styles.tick}>
        <input
          type="checkbox"
          checked={isAllTicked}
          aria-label={text('staff_room.choose_all')}
          onChange={(event) => onTickAll(event.target.checked)}
        />
      </label>
      {head('case')}
      <span>{text('staff_room.wish_column')}</span>
      <span>{text('staff_orders.status')}</span>
      {head('age')}
      {head('amount')}
      <span>{text('staff_room.who')}</span>
    </div>
  );
}

/** How many cases there are, and the money at stake. The money stands only below the whole list of what the shop has to do. */
function FootOfCases<Case>({ filters, found, asked, page }: ListOfCasesProps<Case>) {
  const text = useText('mf-account');
  const config = usePageConfig();
  const isWhole = asked.q === '' && asked.status === filters[0];
  const atStake = (isWhole ? (page.at_stake ?? []) : []).map(({ currency, amount }) =>
    text('staff_room.at_stake', { amount: orderMoney(currency, config)(amount) }),
  );
  return (
    <p role="status" className={styles.foot}>
      {[found(page.total), ...atStake].join(' · ')}
    </p>
  );
}
