import { useText } from 'mf-shared/i18n';
import { useHref, useNavigate } from 'mf-shared/router';
import { ButtonLink } from 'mf-shared/ui/button/button.tsx';
import { Bone } from 'mf-shared/ui/skeleton/bone.tsx';
import { type RefObject, useEffect, useRef } from 'react';
import { FailedAnswer } from '../failed-answer.tsx';
import { useAskedCases } from './asked-cases.ts';
import { CaseHolder } from './case-holder.tsx';
import styles from './case-list.module.css';
import { CasePanel } from './case-panel.tsx';
import type { CaseWorklistProps } from './case-worklist-props.ts';
import { FilterCases } from './filter-cases.tsx';
import { FindCase } from './find-case.tsx';
import { ListOfCases } from './list-of-cases.tsx';
import { useCaseKeys } from './use-case-keys.ts';
import { type CaseSteps, useCaseSteps } from './use-case-steps.ts';
import { useChosen } from './use-chosen.ts';
import { type HoldOne, useHoldOne } from './use-hold-one.ts';
import { useWorklist } from './use-worklist.ts';

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
