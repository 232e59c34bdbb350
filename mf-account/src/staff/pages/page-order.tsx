import type { PageOrders, PageSection, PlacedPage, SectionOrder } from 'mf-shared/contract';
import { useApi, useQuery } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { Bone } from 'mf-shared/ui/skeleton/bone.tsx';
import { useState } from 'react';
import { FailedAnswer } from '../failed-answer.tsx';
import room from '../staff-room.module.css';
import { OrderForm } from '../written/order-form.tsx';

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
  const label = text(`staff_pages.section_${section}`);
  const save = async (keys: readonly string[]) => {
    const wanted = keys.flatMap((key) => pages.find((page) => keyOf(page) === key) ?? []);
    const body = { pages: wanted.map(placeOf), was: pages.map(placeOf) };
    const kept = await api.put<SectionOrder>(`${path}${section}/`, body);
    return kept.pages.map(keyOf);
  };
  return (
    <OrderForm
      id={`page-order-${section}`}
      things={pages.map((page) => ({
        key: keyOf(page),
        name: page.title || text('staff_pages.numbered', { id: String(page.id) }),
      }))}
      saved={text('staff_pages.order_saved', { section: label })}
      {...{ label, save, onSaved }}
    />
  );
}

const placeOf = ({ kind, id }: PlacedPage): PlacedPage => ({ kind, id });
