import type { PageOrders, PageSection, PlacedPage, SectionOrder } from 'mf-shared/contract';
import { useApi, useQuery } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { showToast } from 'mf-shared/stores';
import { Bone } from 'mf-shared/ui/skeleton/bone.tsx';
import { useState } from 'react';
import { FormFrame } from '../../forms/form-frame.tsx';
import { useForm } from '../../forms/use-form.ts';
import { FailedAnswer } from '../failed-answer.tsx';
import { NewerFields } from '../newer-fields.tsx';
import { readAnew } from '../read-anew.ts';
import room from '../staff-room.module.css';
import { readKeys } from '../written/keys-in-order.ts';
import { ThingsInOrder } from '../written/things-in-order.tsx';

const path = '/api/staff/page-order/';

/**
 * The order of pages in the menu, folded: it is read when it is opened first, and stays with what is typed there (STAFF-59).
 * @param only the one section that is ordered; else each is
 */
export function PageOrder({ only }: { only?: PageSection }) {
  const text = useText('mf-account');
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <details className={room.more} onToggle={({ currentTarget }) => currentTarget.open && setWasOpened(true)}>
      <summary>{text('staff_pages.order_title')}</summary>
      {wasOpened && <StoredOrders only={only} />}
    </details>
  );
}

function StoredOrders({ only }: { only: PageSection | undefined }) {
  const text = useText('mf-account');
  const { data, failure, retry } = useQuery<PageOrders>(path, { keepsPrevious: true });
  const orders = data?.results.filter(({ section, pages }) => pages.length > 1 && section === (only ?? section));
  return (
    <>
      {failure && <FailedAnswer failure={failure} onRetry={retry} />}
      {!data && !failure && <Bone kind="line" width="most" />}
      {orders && <p className={room.muted}>{text(`staff_pages.${orders.length > 0 ? 'order_hint' : 'order_none'}`)}</p>}
      {orders?.map((order) => (
        <SectionForm key={order.section} order={order} onSaved={retry} />
      ))}
    </>
  );
}

const keyOf = ({ kind, id }: PlacedPage): string => `${kind}-${id}`;

/** Puts the pages of one section in an order. */
function SectionForm({ order: { section, pages }, onSaved }: { order: SectionOrder; onSaved: () => void }) {
  const text = useText('mf-account');
  const api = useApi();
  const stored = { menu_order: pages.map(keyOf).join(' ') };
  const label = text(`staff_pages.section_${section}`);
  const form = useForm<'menu_order'>({
    id: `page-order-${section}`,
    initial: stored,
    labels: { menu_order: label },
    rules: {},
    send: async ({ menu_order }) => {
      const wanted = readKeys(menu_order).flatMap((key) => pages.find((page) => keyOf(page) === key) ?? []);
      const body = { pages: wanted.map(placeOf), was: pages.map(placeOf) };
      const kept = await api.put<SectionOrder>(`${path}${section}/`, body).catch(readAnew(onSaved));
      form.showKept({ menu_order: kept.pages.map(keyOf).join(' ') });
      showToast('success', text('staff_pages.order_saved', { section: label }));
      onSaved();
    },
  });
  const nameOf = (key: string) => {
    const page = pages.find((each) => keyOf(each) === key);
    return page?.title || text('staff_pages.numbered', { id: key });
  };
  return (
    <FormFrame form={form} action={text('settings.save')} look="line">
      <ThingsInOrder
        field={{ id: form.field('menu_order').id, label }}
        keys={readKeys(form.values.menu_order)}
        nameOf={nameOf}
        factsOf={(key) => <p>{nameOf(key)}</p>}
        onKeys={(next) => form.setValue('menu_order', next.join(' '))}
      />
      <NewerFields
        {...{ form, stored }}
        names={['menu_order']}
        wordsOf={() => readKeys(stored.menu_order).map(nameOf).join(', ')}
      />
    </FormFrame>
  );
}

const placeOf = ({ kind, id }: PlacedPage): PlacedPage => ({ kind, id });
