import type { StaffGroups } from 'mf-shared/contract';
import { useQuery } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { usePageConfig, useSearchParams } from 'mf-shared/router';
import { Bone } from 'mf-shared/ui/skeleton/bone.tsx';
import { FailedAnswer } from '../failed-answer.tsx';
import { FindForm } from '../find-form.tsx';
import { MakeNew } from '../kept-rows.tsx';
import room from '../staff-room.module.css';
import { foundRows, type GroupInRow, groupRows, isFound } from './group-rows.ts';
import { GroupTree } from './group-tree.tsx';
import { NewGroup } from './new-group.tsx';

/** The product groups as a tree, found by words of their names (STAFF-56). */
export function GroupsScreen() {
  const text = useText('mf-account');
  const { locale } = usePageConfig();
  const [params] = useSearchParams();
  const q = (params.get('q') ?? '').trim().slice(0, 100);
  const at = Number(params.get('at')) || undefined;
  const { data, failure, retry } = useQuery<StaffGroups>('/api/staff/groups/', { keepsPrevious: true });
  const rows = data && groupRows(data.results, locale);
  return (
    <>
      <FindForm key={q} room="groups" q={q} query={{}}>
        {null}
      </FindForm>
      {failure && <FailedAnswer failure={failure} onRetry={retry} />}
      {!rows && !failure && <Bone kind="line" width="most" />}
      {rows && (
        <>
          <MakeNew title={text('staff_groups.new')} onMade={retry}>
            {(onMade) => <NewGroup rows={rows} onMade={onMade} />}
          </MakeNew>
          <section className={room.list} aria-label={text('staff.groups')}>
            <p role="status" className={room.muted}>
              {text('staff_groups.found', { count: q ? rows.filter((row) => isFound(row, q)).length : rows.length })}
            </p>
            <Tree key={`${q} ${at}`} rows={rows} q={q} at={at} />
          </section>
        </>
      )}
    </>
  );
}

/** All groups, or the found ones with those above them, which are open. */
function Tree({ rows, q, at }: { rows: readonly GroupInRow[]; q: string; at: number | undefined }) {
  const shown = q ? foundRows(rows, q) : rows;
  if (shown.length === 0) return null;
  const led = shown.filter(({ id }) => (q ? true : id === at));
  const opened = new Set(led.flatMap(({ above }) => above.map(({ id }) => id)));
  return <GroupTree rows={shown} opened={opened} at={at} />;
}
