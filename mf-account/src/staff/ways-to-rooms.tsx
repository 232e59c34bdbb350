import { useText } from 'mf-shared/i18n';
import { useHref } from 'mf-shared/router';
import { useEffect, useRef } from 'react';
import type { RoomName } from './staff-place.ts';
import styles from './staff-room.module.css';

/** Pixels of the way before the present one that stay in sight, so that it is seen that there are more. */
const peek = 48;

interface WaysToRoomsProps {
  /** Those that the reader may enter. */
  rooms: readonly RoomName[];
  here: RoomName | null;
}

/** The way to each room. On a phone they stand in one row, in which the present one is brought to be seen. */
export function WaysToRooms({ rooms: open, here }: WaysToRoomsProps) {
  const text = useText('mf-account');
  const href = useHref();
  const nav = useRef<HTMLElement>(null);
  const at = here === null ? -1 : open.indexOf(here);
  useEffect(() => {
    const present = nav.current?.children[at];
    if (nav.current && present instanceof HTMLElement)
      nav.current.scrollLeft = present.offsetLeft - nav.current.offsetLeft - peek;
  }, [at]);
  return (
    <nav ref={nav} className={styles.rooms} aria-label={text('staff.home')}>
      {open.map((room) => (
        <a key={room} href={href(`/staff/${room}/`)} aria-current={room === here ? 'page' : undefined}>
          {text(`staff.${room}`)}
        </a>
      ))}
    </nav>
  );
}
