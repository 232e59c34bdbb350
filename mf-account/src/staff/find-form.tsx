import { useText } from 'mf-shared/i18n';
import { useHref, useNavigate } from 'mf-shared/router';
import { Button } from 'mf-shared/ui/button/button.tsx';
import { TextField } from 'mf-shared/ui/field/text-field.tsx';
import { type FormEvent, type ReactNode, useState } from 'react';
import type { RoomName } from './staff-place.ts';
import styles from './staff-room.module.css';

interface FindFormProps {
  room: RoomName;
  /** The words that were asked for. */
  q: string;
  /** What else is asked for now; what is empty is left out of the address. */
  query: Readonly<Record<string, string>>;
  /** Makes the question from what was typed. */
  tidy?: (typed: string) => string;
  /** Its fields. */
  children: ReactNode;
  /** What stands below them. */
  more?: ReactNode;
}

/** The question that a room of the staff answers; it is asked by navigating, so that it can be gone back to and sent on. */
export function FindForm({ room, q: asked, query, tidy = trimmed, children, more }: FindFormProps) {
  const text = useText('mf-account');
  const href = useHref();
  const navigate = useNavigate();
  const [q, setQ] = useState(asked);
  const ask = (event: FormEvent) => {
    event.preventDefault();
    const wanted = Object.entries({ q: tidy(q), ...query }).filter(([, value]) => value !== '');
    const search = new URLSearchParams(wanted);
    void navigate(`${href(`/staff/${room}/`)}${search.size > 0 ? `?${search}` : ''}`);
  };
  return (
    <search>
      <form className={styles.find} data-room={room} onSubmit={ask}>
        <TextField
          id={`staff-${room}-q`}
          label={text(`staff_${room}.search`)}
          type="search"
          maxLength={100}
          value={q}
          onChange={(event) => setQ(event.target.value)}
        />
        {children}
        <Button type="submit">{text(`staff_${room}.find`)}</Button>
        {more}
      </form>
    </search>
  );
}

const trimmed = (typed: string): string => typed.trim();
