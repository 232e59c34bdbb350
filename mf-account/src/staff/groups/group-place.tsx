import type { GroupPlace, StaffGroup, StaffGroups } from 'mf-shared/contract';
import { ApiFailure, useApi, useQuery } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { showToast } from 'mf-shared/stores';
import { Button } from 'mf-shared/ui/button/button.tsx';
import { Notice } from 'mf-shared/ui/notice/notice.tsx';
import { useCall } from 'mf-shared/ui/use-call.ts';
import { FormFrame } from '../../forms/form-frame.tsx';
import { useForm } from '../../forms/use-form.ts';
import { FailedAnswer } from '../failed-answer.tsx';
import { failureWords } from '../failure-words.ts';
import { NewerFields } from '../newer-fields.tsx';
import order from '../order/order.module.css';
import { readAnew } from '../read-anew.ts';
import { type GroupInRow, groupRows, nameOf } from './group-rows.ts';
import styles from './groups.module.css';
import { ParentField } from './parent-field.tsx';

/** Behind all siblings, however many there are by then. */
const lastPlace = 1_000_000;

interface PlaceProps {
  group: StaffGroup;
  onSaved: () => void;
}

/** Where a group stands: its order among its siblings, and the group above it. */
export function GroupPlaceForm({ group, onSaved }: PlaceProps) {
  const text = useText('mf-account');
  const { locale } = usePageConfig();
  const { data, failure, retry } = useQuery<StaffGroups>('/api/staff/groups/', { keepsPrevious: true });
  return (
    <>
      <section className={order.panel} aria-labelledby="group-order">
        <h2 id="group-order">{text('staff_groups.order')}</h2>
        <MoveButtons group={group} onSaved={onSaved} />
      </section>
      <section className={order.panel} aria-labelledby="group-parent">
        <h2 id="group-parent">{text('staff_groups.parent')}</h2>
        {failure && <FailedAnswer failure={failure} onRetry={retry} />}
        {data && <ParentForm group={group} rows={groupRows(data.results, locale)} onSaved={onSaved} />}
      </section>
    </>
  );
}

/** Both buttons stay where they are at an end, so that the focus does. */
function MoveButtons({ group, onSaved }: PlaceProps) {
  const text = useText('mf-account');
  const api = useApi();
  const { place, sibling_count } = group;
  const [call, move] = useCall(async (next: GroupPlace) => {
    try {
      await api.put(`/api/staff/groups/${group.id}/place/`, { ...next, was: place });
    } catch (failure) {
      if (!(failure instanceof ApiFailure && failure.code === 'changed_meanwhile')) throw failure;
      showToast('error', text('staff_rows.quicker'));
    } finally {
      onSaved();
    }
  });
  const button = (name: 'up' | 'down', to: number) => {
    const isEnd = to < 1 || to > sibling_count;
    return (
      <Button
        look="line"
        size="small"
        isBusy={call.status === 'loading'}
        aria-disabled={isEnd || undefined}
        onClick={() => !isEnd && void move({ ...place, place: to })}
      >
        {text(`staff_groups.${name}`)}
      </Button>
    );
  };
  return (
    <>
      <div className={styles.moves}>
        {button('up', place.place - 1)}
        {button('down', place.place + 1)}
        <p role="status">{text('staff_groups.place_of', { place: String(place.place), all: String(sibling_count) })}</p>
      </div>
      {call.status === 'failed' && (
        <Notice kind="error" isLive>
          {failureWords(call.failure, text)}
        </Notice>
      )}
    </>
  );
}

function ParentForm({ group, rows, onSaved }: PlaceProps & { rows: readonly GroupInRow[] }) {
  const text = useText('mf-account');
  const api = useApi();
  const { locale } = usePageConfig();
  const { id, place, below_count } = group;
  const stored = { parent_id: place.parent_id === null ? '' : String(place.parent_id) };
  const form = useForm<'parent_id'>({
    id: `group-place-${id}`,
    initial: stored,
    labels: { parent_id: text('staff_groups.parent') },
    rules: {},
    send: async ({ parent_id }) => {
      if (parent_id === stored.parent_id) return;
      const next: GroupPlace = { parent_id: parent_id === '' ? null : Number(parent_id), place: lastPlace };
      await api.put(`/api/staff/groups/${id}/place/`, { ...next, was: place }).catch(readAnew(onSaved));
      showToast('success', text('staff_groups.saved', { name: nameOf(group, locale) }));
      onSaved();
    },
  });
  const parent = rows.find((row) => String(row.id) === form.values.parent_id);
  const from = group.paths[locale];
  const to = `${parent?.paths[locale] ?? '/'}${/[^/]+\/$/.exec(from)?.[0] ?? ''}`;
  const nameOfParent = (value: string) =>
    rows.find((row) => String(row.id) === value)?.name ?? text('staff_groups.top');
  return (
    <FormFrame form={form} action={text('staff_groups.move')} look="line">
      <ParentField rows={rows} field={form.field('parent_id')} />
      {form.values.parent_id !== stored.parent_id && (
        <Notice kind="info" isLive>
          {text('staff_groups.moves', { from, to })}{' '}
          {below_count > 0 && text('staff_groups.moves_below', { count: below_count })}
        </Notice>
      )}
      <NewerFields {...{ form, stored }} names={['parent_id']} wordsOf={() => nameOfParent(stored.parent_id)} />
    </FormFrame>
  );
}
