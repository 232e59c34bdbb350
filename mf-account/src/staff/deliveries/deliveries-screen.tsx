import type { StaffDeliveries, StaffDelivery } from 'mf-shared/contract';
import { useApi, useQuery } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { usePageConfig, useSearchParams } from 'mf-shared/router';
import { orderMoney } from 'mf-shared/rules/order-money';
import { showToast } from 'mf-shared/stores';
import { classNames } from 'mf-shared/ui/class-names.ts';
import { Notice } from 'mf-shared/ui/notice/notice.tsx';
import { Bone } from 'mf-shared/ui/skeleton/bone.tsx';
import { FailedAnswer } from '../failed-answer.tsx';
import rows from '../kept-rows.module.css';
import { ChangeRow, MakeNew, PressRow } from '../kept-rows.tsx';
import room from '../staff-room.module.css';
import styles from './deliveries.module.css';
import { DeliveryForm, stateOf } from './delivery-form.tsx';
import { NewDeliveryForm } from './new-delivery.tsx';

/** The ways to deliver to each country, with what they cost and how long they take (STAFF-52). */
export function DeliveriesScreen() {
  const text = useText('mf-account');
  const [params] = useSearchParams();
  const { data, failure, retry } = useQuery<StaffDeliveries>('/api/staff/deliveries/', { keepsPrevious: true });
  const countries = Map.groupBy(data?.results ?? [], ({ country }) => country);
  return (
    <>
      <p className={room.muted}>{text('staff_deliveries.lead')}</p>
      {data && (
        <MakeNew title={text('staff_deliveries.new')} onMade={retry}>
          {(onMade) => <NewDeliveryForm countries={data.countries} onMade={onMade} />}
        </MakeNew>
      )}
      {failure && <FailedAnswer failure={failure} onRetry={retry} />}
      {!data && !failure && <Bone kind="line" width="most" />}
      {[...countries].map(([country, deliveries]) => (
        <section key={country} className={room.list} aria-labelledby={`deliveries-${country}`}>
          <h2 id={`deliveries-${country}`} className={styles.country}>
            {deliveries[0]?.country_name}
          </h2>
          {!deliveries.some(({ is_active }) => is_active) && (
            <Notice kind="info">{text('staff_deliveries.none_offered')}</Notice>
          )}
          <ul className={rows.rows}>
            {deliveries.map((delivery) => {
              const isOpened = String(delivery.id) === params.get('open');
              return <Delivery key={delivery.id} {...{ delivery, isOpened }} onSaved={retry} />;
            })}
          </ul>
        </section>
      ))}
    </>
  );
}

interface DeliveryProps {
  delivery: StaffDelivery;
  /** It was just made: its form begins open. */
  isOpened: boolean;
  onSaved: () => void;
}

function Delivery({ delivery, isOpened, onSaved }: DeliveryProps) {
  const text = useText('mf-account');
  const config = usePageConfig();
  const money = orderMoney('eur', config);
  const name = nameOf(delivery, config.locale);
  const { price, free_from, days_from, days_to, carrier, kind, is_active } = delivery;
  const worth = [
    price === 0 ? text('staff_deliveries.free') : money(price),
    free_from !== null && price > 0 && text('staff_deliveries.free_above', { amount: money(free_from) }),
    text('staff_deliveries.days', {
      count: days_to,
      days: days_from === days_to ? String(days_to) : `${days_from}–${days_to}`,
    }),
  ];
  return (
    <li className={classNames(rows.row, styles.delivery)}>
      <div className={rows.facts}>
        <h3>{name}</h3>
        <p>{worth.filter(Boolean).join(' · ')}</p>
        <p className={room.muted}>{[text(`staff_deliveries.kind_${kind}`), carrier].filter(Boolean).join(' · ')}</p>
      </div>
      <p className={styles.standing} data-is={is_active ? 'open' : 'stopped'}>
        {text(is_active ? 'staff_deliveries.offered' : 'staff_deliveries.stopped')}
      </p>
      <div className={styles.presses}>
        <StopDelivery delivery={delivery} onSaved={onSaved} />
        {delivery.is_made_by_staff && !is_active && <RemoveDelivery delivery={delivery} onSaved={onSaved} />}
      </div>
      <ChangeRow
        label={text('staff_deliveries.change_named', { name, country: delivery.country_name })}
        title={text('staff_deliveries.change')}
        isOpenAtFirst={isOpened}
      >
        <DeliveryForm delivery={delivery} onSaved={onSaved} />
      </ChangeRow>
    </li>
  );
}

const nameOf = ({ names, slug }: StaffDelivery, locale: keyof StaffDelivery['names']): string =>
  names[locale] ?? names.fi ?? Object.values(names)[0] ?? slug;

/** Stops a way to deliver, or offers it again, in one press. */
function StopDelivery({ delivery, onSaved }: { delivery: StaffDelivery; onSaved: () => void }) {
  const text = useText('mf-account');
  const api = useApi();
  const { locale } = usePageConfig();
  const was = stateOf(delivery);
  const action = text(was.is_active ? 'staff_deliveries.stop' : 'staff_deliveries.offer');
  const send = async () => {
    await api.put(`/api/staff/deliveries/${delivery.id}/`, { ...was, is_active: !was.is_active, was });
    showToast('success', text('staff_deliveries.saved'));
  };
  const label = `${action}: ${nameOf(delivery, locale)}, ${delivery.country_name}`;
  return <PressRow label={label} title={action} send={send} onAnswered={onSaved} />;
}

/** Takes away one that staff made; the service keeps it where an order has it. */
function RemoveDelivery({ delivery, onSaved }: { delivery: StaffDelivery; onSaved: () => void }) {
  const text = useText('mf-account');
  const api = useApi();
  const { locale } = usePageConfig();
  const name = nameOf(delivery, locale);
  const action = text('staff_deliveries.remove');
  const send = async () => {
    await api.post(`/api/staff/deliveries/${delivery.id}/remove/`, { was: stateOf(delivery) });
    showToast('success', text('staff_deliveries.removed', { name }));
  };
  return (
    <PressRow label={`${action}: ${name}, ${delivery.country_name}`} title={action} send={send} onAnswered={onSaved} />
  );
}
