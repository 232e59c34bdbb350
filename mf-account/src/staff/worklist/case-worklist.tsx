import { useText } from 'mf-shared/i18n';
import { useNavigate } from 'mf-shared/router';
import { Bone } from 'mf-shared/ui/skeleton/bone.tsx';
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { FailedAnswer } from '../failed-answer.tsx';
import { PageLinks } from '../page-links.tsx';
import { type CaseRoom, useAskedCases } from './asked-cases.ts';
import type { CaseFacts } from './case-facts.ts';
import styles from './case-list.module.css';
import { CasePanel } from './case-panel.tsx';
import { CaseRow } from './case-row.tsx';
import { FilterCases } from './filter-cases.tsx';
import { FindCase } from './find-case.tsx';
import { useCaseKeys } from './use-case-keys.ts';
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
}

/**
 * Cases by status, the one that waits longest first, and the chosen one beside them. The address keeps list and case, so that
 * going back closes it; it is the same page all the while, so that the list stays where it was scrolled to.
 */
export function CaseWorklist<Case>(props: CaseWorklistProps<Case>) {
  const { room, api, filters, nameOf, searchLabel, found, factsOf, keyOf, openCase } = props;
  const text = useText('mf-account');
  const navigate = useNavigate();
  const asked = useAskedCases(room, filters, true);
  const { status, data, failure, retry } = useWorklist<Case>(api, asked);
  const list = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLElement>(null);
  const { open } = asked;
  const keys = data?.results.map(keyOf) ?? [];
  const at = open === null ? -1 : keys.indexOf(open);
  /** A case that follows another takes its place in the history: going back leads to the list. */
  const show = (key: string | null) =>
    void navigate(asked.to({ open: key }), { preventScrollReset: true, replace: key !== null && open !== null });
  const stepTo = (key: string | undefined) => (key === undefined || at < 0 ? undefined : () => show(key));
  const previous = stepTo(keys[at - 1]);
  const next = stepTo(keys[at + 1]);
  useCaseKeys(list, panel, { previous, next, close: () => show(null) });
  useFocusAfterClosing(open, list);

  return (
    <div className={styles.room} data-open={open !== null || undefined}>
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
              <div ref={list} className={styles.list}>
                <p className={styles.columns} aria-hidden="true">
                  <span>{text('staff_room.case')}</span>
                  <span>{text('staff_room.wish_column')}</span>
                  <span>{text('staff_orders.status')}</span>
                  <span>{text('staff_room.age')}</span>
                  <span>{text('staff_room.amount')}</span>
                </p>
                {data.results.length === 0 && <p className={styles.none}>{text('staff_room.nothing')}</p>}
                {data.results.map((each) => {
                  const facts = factsOf(each);
                  return (
                    <CaseRow
                      key={facts.key}
                      facts={facts}
                      href={asked.to({ open: facts.key })}
                      isOpen={facts.key === open}
                      onOpen={(event) => {
                        if (!isPlain(event)) return;
                        event.preventDefault();
                        show(facts.key);
                      }}
                    />
                  );
                })}
              </div>
              <p role="status" className={styles.foot}>
                {found(data.total)}
              </p>
              {data.results.length > 1 && <p className={styles.keys}>{text('staff_room.keys')}</p>}
              <PageLinks
                path={`/staff/${room}/`}
                query={asked.q ? { q: asked.q } : { status: asked.status }}
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
