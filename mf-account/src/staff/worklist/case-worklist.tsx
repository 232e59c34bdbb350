import { toFailure } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { useHref, useNavigate, usePageConfig } from 'mf-shared/router';
import { orderMoney } from 'mf-shared/rules/order-money';
import { showToast } from 'mf-shared/stores';
import { ButtonLink } from 'mf-shared/ui/button/button.tsx';
import { Bone } from 'mf-shared/ui/skeleton/bone.tsx';
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { FailedAnswer } from '../failed-answer.tsx';
import { failureWords } from '../failure-words.ts';
import { PageLinks } from '../page-links.tsx';
import { type CaseRoom, useAskedCases } from './asked-cases.ts';
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
import { useWorklist } from './use-worklist.ts';

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
  const { room, api, filters, nameOf, searchLabel, found, factsOf, keyOf, openCase, sortedBy, forMany, begin } = props;
  const text = useText('mf-account');
  const href = useHref();
  const navigate = useNavigate();
  const config = usePageConfig();
  const asked = useAskedCases(room, filters, true, sortedBy);
  const { status, data, failure, retry } = useWorklist<Case>(api, asked);
  const list = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLElement>(null);
  const { open } = asked;
  const cases = data?.results ?? [];
  const keys = cases.map(keyOf);
  const at = open === null ? -1 : keys.indexOf(open);
  /** A case that follows another takes its place in the history: going back leads to the list. */
  const show = (key: string | null) =>
    void navigate(asked.to({ open: key }), { preventScrollReset: true, replace: key !== null && open !== null });
  const opened = cases[at];
  const stepTo = (key: string | undefined) => (key === undefined || at < 0 ? undefined : () => show(key));
  const previous = stepTo(keys[at - 1]);
  const next = stepTo(keys[at + 1]);
  const chosen = useChosen(cases, keyOf, retry);
  const hold = useHoldCase(api);
  const holdOne = async (key: string, take: boolean, from?: number) => {
    try {
      await hold(key, take, from);
    } catch (error) {
      showToast('error', failureWords(toFailure(error), text));
    }
    retry();
  };
  const holdEach = (take: boolean) => () => void chosen.doToEach((each) => hold(keyOf(each), take));
  const takeAt = (key: string | null) => {
    const found = cases.find((each) => keyOf(each) === (key ?? open));
    if (found) void holdOne(keyOf(found), !factsOf(found).holder?.is_me);
  };
  useCaseKeys(list, panel, {
    previous,
    next,
    close: () => show(null),
    take: takeAt,
    begin: begin && (() => void navigate(href(begin.path))),
  });
  useFocusAfterClosing(open, list);
  // It is told of all that is for the shop to do, and beside no other list.
  const isWhole = asked.q === '' && asked.status === filters[0];
  const atStake = (isWhole ? (data?.at_stake ?? []) : []).map(({ currency, amount }) =>
    text('staff_room.at_stake', { amount: orderMoney(currency, config)(amount) }),
  );
  const head = (column: SortColumn) =>
    sortedBy.includes(column) ? (
      <SortHead column={column} asked={asked} />
    ) : (
      <span>{text(`staff_room.${column}`)}</span>
    );

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
            <>
              <SortCases columns={sortedBy} asked={asked} />
              <div ref={list} className={styles.list}>
                <div className={styles.columns}>
                  <label className={styles.tick}>
                    <input
                      type="checkbox"
                      checked={keys.length > 0 && keys.every((key) => chosen.ticked.has(key))}
                      aria-label={text('staff_room.choose_all')}
                      onChange={(event) => chosen.tick(keys, event.target.checked)}
                    />
                  </label>
                  {head('case')}
                  <span>{text('staff_room.wish_column')}</span>
                  <span>{text('staff_orders.status')}</span>
                  {head('age')}
                  {head('amount')}
                  <span>{text('staff_room.who')}</span>
                </div>
                {data.results.length === 0 && <p className={styles.none}>{text('staff_room.nothing')}</p>}
                {data.results.map((each) => {
                  const facts = factsOf(each);
                  return (
                    <CaseRow
                      key={facts.key}
                      facts={facts}
                      href={asked.to({ open: facts.key })}
                      isOpen={facts.key === open}
                      isTicked={chosen.ticked.has(facts.key)}
                      onTick={(isTicked) => chosen.tick([facts.key], isTicked)}
                      onHold={(take) => void holdOne(facts.key, take)}
                      onOpen={(event) => {
                        if (!isPlain(event)) return;
                        event.preventDefault();
                        show(facts.key);
                      }}
                    />
                  );
                })}
              </div>
              <ChosenCases
                chosen={chosen}
                onTake={holdEach(true)}
                onLayDown={holdEach(false)}
                onClear={() => chosen.tick(keys, false)}
              >
                {forMany?.(chosen.doToEach, chosen.isBusy)}
              </ChosenCases>
              <p role="status" className={styles.foot}>
                {[found(data.total), ...atStake].join(' · ')}
              </p>
              {data.results.length > 1 && (
                <p className={styles.keys}>
                  {text('staff_room.keys')} {begin && text('staff_room.key_begin')}
                </p>
              )}
              <PageLinks
                path={`/staff/${room}/`}
                query={{
                  ...(asked.q ? { q: asked.q } : { status: asked.status }),
                  ...(asked.sort && { sort: asked.sort }),
                }}
                page={data.page}
                pageCount={data.page_count}
              />
            </>
          )}
        </section>
        {open !== null && (
          <CasePanel
            room={room}
            open={open}
            panelRef={panel}
            onPrevious={previous}
            onNext={next}
            onClose={() => show(null)}
            holder={
              opened && (
                <span>
                  <CaseHolder
                    caseKey={open}
                    holder={factsOf(opened).holder}
                    onHold={(take) => void holdOne(open, take)}
                    onTakeOver={(from) => void holdOne(open, true, from)}
                  />
                </span>
              )
            }
          >
            {openCase(open, retry)}
          </CasePanel>
        )}
      </div>
    </div>
  );
}

/** The browser opens tabs and windows by itself. */
const isPlain = (event: MouseEvent) => !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/** Who closes a case stands on its row again, or on the first one where it has left the list. */
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
