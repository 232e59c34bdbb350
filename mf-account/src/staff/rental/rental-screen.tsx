import type { StaffRental } from 'mf-shared/contract';
import { useQuery } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { TextField } from 'mf-shared/ui/field/text-field.tsx';
import { Bone } from 'mf-shared/ui/skeleton/bone.tsx';
import { useState } from 'react';
import { FailedAnswer } from '../failed-answer.tsx';
import styles from '../staff-room.module.css';
import { RentalCard } from './rental-card.tsx';

const parts = ['late', 'leaving', 'returning'] as const;

/** What leaves the stores on a day, what comes back, and what should have come back before (RENTAL-9). */
export function RentalScreen() {
  const text = useText('mf-account');
  const [day, setDay] = useState('');
  const { data, failure, retry } = useQuery<StaffRental>('/api/staff/rental/', {
    query: day === '' ? {} : { day },
    keepsPrevious: true,
  });
  if (failure) return <FailedAnswer failure={failure} onRetry={retry} />;
  if (!data) return <Bone kind="line" width="most" />;
  return (
    <>
      <div className={styles.day}>
        <TextField
          label={text('staff_rental.day')}
          type="date"
          value={day || data.day}
          onChange={(event) => setDay(event.target.value)}
        />
      </div>
      {parts
        .filter((part) => part !== 'late' || data.late.length > 0)
        .map((part) => (
          <section key={part} aria-labelledby={`rental-${part}`}>
            <h2 id={`rental-${part}`} className={styles.part}>
              {text(`staff_rental.${part}`, { count: data[part].length })}
            </h2>
            {data[part].length === 0 && <p className={styles.muted}>{text('staff_room.nothing')}</p>}
            <div className={styles.cards}>
              {data[part].map((reservation) => (
                <RentalCard key={reservation.id} reservation={reservation} onMoved={retry} />
              ))}
            </div>
          </section>
        ))}
    </>
  );
}
