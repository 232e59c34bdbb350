import { toFailure } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { useHref, useNavigate, usePageConfig } from 'mf-shared/router';
import { orderMoney } from 'mf-shared/rules/order-money';
import { isPlainClick } from 'mf-shared/rules/plain-click';
import { showToast } from 'mf-shared/stores';
import { ButtonLink } from 'mf-shared/ui/button/button.tsx';
import { Bone } from 'mf-shared/ui/skeleton/bone.tsx';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { FailedAnswer } from '../failed-answer.tsx';
import { failureWords } from '../failure-words.ts';
import { PageLinks } from '../page-links.tsx';
import { type AskedCases, type CaseRoom, useAskedCases } from './asked-cases.ts';
import type { CaseFacts } from './case-facts.ts';
import { CaseHolder } from './case-holder.tsx';
import styles from './case-list.module.css';
import { CasePanel } from './case-panel.tsx';
import { CaseRow } from './case-row.tsx';
import { ChosenCases } from './chosen-cases.tsx';
import { FilterCases } from './filter-cases.tsx';
import { FindCase } from './find-case.tsx';
import { SortCases, type SortColumn, SortHead } from './sort-cases.tsx';
import { useCaseKeys } from './use-case-keys.ts';
import { type DoToEach, useChosen } from './use-chosen.ts';
import { useHoldCase } from './use-hold-case.ts';
import { useWorklist, type WorklistPage } from './use-worklist.ts';

interface CaseWorklistProps<Case> {
  room: CaseRoom;
  api: string;
  /** The first one is shown unless another is asked for. */
  filters: readonly string[];
  nameOf: (filter: string) => string;
  searchLabel: string;
  found: (total: number) => string;
  factsOf: (each: Case) => CaseFacts;
  keyOf: (each: Case) => string;
  /** @param onChanged asks the list again, after something was done about the case */
  openCase: (key: string, onChanged: () => void) => ReactNode;
  /** What the list can be sorted by. */
  sortedBy: readonly SortColumn[];
  /** Where a new case begins, and what the link is called. */
  begin?: { path: string; name: string };
  /** What else can be done about several ticked cases. */
  forMany?: (doToEach: DoToEach<Case>, isBusy: boolean) => ReactNode;
}

/**
 * Cases by status, the one that waits longest first, and the chosen one beside them. The address keeps list and case, so that
 * going back closes it; it is the same page all the while, so that the list stays where it was scrolled to.
 */
export function CaseWorklist<Case>(props: CaseWorklistProps<Case>) {
  const { room, api, filters, nameOf, searchLabel, keyOf, sortedBy, begin } = props;
  const text = useText('mf-account');
  const href = useHref();
  const list = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLElement>(null);
  const asked = useAskedCases(room, filters, true, sortedBy);
  const { status, data, failure, retry } = useWorklist<Case>(api, asked);
  const { open } = asked;
  const cases = data?.results ?? [];
  const steps = useCaseSteps(asked, cases.map(keyOf));
  const chosen = useChosen(cases, keyOf, retry);
  const holdOne = useHoldOne(api, retry);
  useWorklistKeys(props, { list, panel, open, cases, steps, holdOne });
  useFocusAfterClosing(open, list);

  return (
    <div className={styles.room} data-open={open !== null || undefined}>
      {begin && (
        <p>
          <ButtonLink look="line" href={href(begin.path)} aria-keyshortcuts="n">
            {begin.name}
          </ButtonLink>
        </p>
      )}
      <div className={styles.tools}>
        <FindCase key={asked.q} api={api} asked={asked} label={searchLabel} keyOf={keyOf} />
        <FilterCases filters={filters} nameOf={nameOf} asked={asked} counts={data?.counts} />
      </div>
      <div className={styles.split}>
        <section className={styles.side} aria-busy={status === 'loading'} aria-label={text(`staff.${room}`)}>
          {failure && <FailedAnswer failure={failure} onRetry={retry} />}
          {!data && !failure && <Bone kind="line" width="most" />}
          {data && !failure && (
            <ListOfCases
              {...props}
              asked={asked}
              page={data}
              listRef={list}
              chosen={chosen}
              onShow={steps.show}
              onHold={holdOne}
            />
          )}
        </section>
        {open !== null && (
          <OpenCase
            {...props}
            open={open}
            case={cases[steps.at]}
            steps={steps}
            panelRef={panel}
            onHold={holdOne}
            onChanged={retry}
          />
        )}
      </div>
    </div>
  );
}

type HoldOne = ReturnType<typeof useHoldOne>;

/** Takes one case, or lays it down, and says so where that is refused. */
function useHoldOne(api: string, onDone: () => void) {
  const text = useText('mf-account');
  const hold = useHoldCase(api);
  return async (key: string, take: boolean, from?: number) => {
    try {
      await hold(key, take, from);
    } catch (error) {
      showToast('error', failureWords(toFailure(error), text));
    }
    onDone();
  };
}

/** Where the open case stands among those of the page, and the way to others. */
function useCaseSteps({ open, to }: AskedCases, keys: readonly string[]) {
  const navigate = useNavigate();
  const at = open === null ? -1 : keys.indexOf(open);
  /** A case that follows another takes its place in the history: going back leads to the list. */
  const show = (key: string | null) =>
    void navigate(to({ open: key }), { preventScrollReset: true, replace: key !== null && open !== null });
  const stepTo = (key: string | undefined) => (key === undefined || at < 0 ? undefined : () => show(key));
  return { at, show, previous: stepTo(keys[at - 1]), next: stepTo(keys[at + 1]) };
}
type CaseSteps = ReturnType<typeof useCaseSteps>;

interface KeysOf<Case> {
  list: RefObject<HTMLDivElement | null>;
  panel: RefObject<HTMLElement | null>;
  open: string | null;
  cases: readonly Case[];
  steps: CaseSteps;
  holdOne: HoldOne;
}

function useWorklistKeys<Case>(
  { factsOf, keyOf, begin }: CaseWorklistProps<Case>,
  { list, panel, open, cases, steps, holdOne }: KeysOf<Case>,
): void {
  const href = useHref();
  const navigate = useNavigate();
  const takeAt = (key: string | null) => {
    const found = cases.find((each) => keyOf(each) === (key ?? open));
    if (found) void holdOne(keyOf(found), !factsOf(found).holder?.is_me);
  };
  useCaseKeys(list, panel, {
    previous: steps.previous,
    next: steps.next,
    close: () => steps.show(null),
    take: takeAt,
    begin: begin && (() => void navigate(href(begin.path))),
  });
}

interface ListOfCasesProps<Case> extends CaseWorklistProps<Case> {
  asked: AskedCases;
  page: WorklistPage<Case>;
  listRef: RefObject<HTMLDivElement | null>;
  chosen: ReturnType<typeof useChosen<Case>>;
  onShow: CaseSteps['show'];
  onHold: HoldOne;
}

/** The rows of one page with what can be done about the ticked ones, and the way to other pages. */
function ListOfCases<Case>(props: ListOfCasesProps<Case>) {
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

/** How many there are, and what is at stake: told of all that is for the shop to do, and beside no other list. */
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

interface OpenCaseProps<Case> extends CaseWorklistProps<Case> {
  open: string;
  /** Undefined where it is not on this page of the list. */
  case: Case | undefined;
  steps: CaseSteps;
  panelRef: RefObject<HTMLElement | null>;
  onHold: HoldOne;
  onChanged: () => void;
}

function OpenCase<Case>({ open, case: opened, steps, panelRef, onHold, onChanged, ...room }: OpenCaseProps<Case>) {
  return (
    <CasePanel
      room={room.room}
      open={open}
      panelRef={panelRef}
      onPrevious={steps.previous}
      onNext={steps.next}
      onClose={() => steps.show(null)}
      holder={
        opened && (
          <span>
            <CaseHolder
              caseKey={open}
              holder={room.factsOf(opened).holder}
              onHold={(take) => void onHold(open, take)}
              onTakeOver={(from) => void onHold(open, true, from)}
            />
          </span>
        )
      }
    >
      {room.openCase(open, onChanged)}
    </CasePanel>
  );
}

/** After a case is closed the focus is on its row again, or on the first one where it has left the list. */
function useFocusAfterClosing(open: string | null, list: { readonly current: HTMLElement | null }): void {
  const last = useRef(open);
  useEffect(() => {
    const closed = open === null ? last.current : null;
    last.current = open;
    if (closed === null) return;
    const rows = [...(list.current?.querySelectorAll('article') ?? [])];
    const row = rows.find((each) => each.getAttribute('aria-label') === closed) ?? rows[0];
    row?.querySelector('a')?.focus();
  }, [open, list]);
}
