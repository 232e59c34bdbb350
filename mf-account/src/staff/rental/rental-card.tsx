import type { RentalStatus, StaffRentalReservation } from 'mf-shared/contract';
import { useApi } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { formatPrice } from 'mf-shared/rules/price-format';
import { Button } from 'mf-shared/ui/button/button.tsx';
import { Notice } from 'mf-shared/ui/notice/notice.tsx';
import { useCall } from 'mf-shared/ui/use-call.ts';
import { euro } from '../../rent/rental-front.tsx';
import { failureWords } from '../failure-words.ts';
import styles from '../staff-room.module.css';

/** What may be done with a reservation next. */
const movesOf: Readonly<Record<RentalStatus, readonly RentalStatus[]>> = {
  reserved: ['handed_out', 'cancelled'],
  handed_out: ['returned'],
  returned: [],
  cancelled: [],
};

export function RentalCard({ reservation, onMoved }: { reservation: StaffRentalReservation; onMoved: () => void }) {
  const text = useText('mf-account');
  const config = usePageConfig();
  const written = new Intl.DateTimeFormat(config.locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const days = written.formatRange(
    new Date(`${reservation.first}T12:00:00Z`),
    new Date(`${reservation.last}T12:00:00Z`),
  );
  const { id, number, status, product, size, label, name, phone, email, price, store } = reservation;
  return (
    <article className={styles.card} aria-labelledby={`rental-${number}`}>
      <h3 id={`rental-${number}`}>{`${number}: ${product}${size === '' ? '' : `, ${size}`} (${label})`}</h3>
      <p>{`${store.name}, ${days}, ${formatPrice(price, { ...config, ...euro })}`}</p>
      <p>
        {name}, <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>, <a href={`mailto:${email}`}>{email}</a>
      </p>
      <p className={styles.muted}>{text(`staff_rental.status.${status}`)}</p>
      {movesOf[status].length > 0 && <RentalMoves id={id} from={status} onMoved={onMoved} />}
    </article>
  );
}

function RentalMoves({ id, from, onMoved }: { id: string; from: RentalStatus; onMoved: () => void }) {
  const text = useText('mf-account');
  const api = useApi();
  const [state, move] = useCall(async (to: RentalStatus) => {
    await api.post(`/api/staff/rental/${id}/`, { from, to });
    onMoved();
  });
  return (
    <>
      {state.status === 'failed' && (
        <Notice kind="error" isLive>
          {failureWords(state.failure, text)}
        </Notice>
      )}
      <div className={styles.decide}>
        {movesOf[from].map((to) => (
          <Button
            key={to}
            look={to === 'cancelled' ? 'quiet' : 'line'}
            size="small"
            isBusy={state.status === 'loading'}
            onClick={() => void move(to)}
          >
            {text(`staff_rental.to.${to}`)}
          </Button>
        ))}
      </div>
    </>
  );
}
