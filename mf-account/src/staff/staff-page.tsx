import { useStore } from '@nanostores/react';
import { type Texts, useText, useTexts } from 'mf-shared/i18n';
import { type PageProps, useHref, useLocation } from 'mf-shared/router';
import { $isStaff, $session } from 'mf-shared/stores';
import { Button, ButtonLink } from 'mf-shared/ui/button/button.tsx';
import layout from 'mf-shared/ui/layout/layout.module.css';
import { useLazyPart } from 'mf-shared/ui/lazy/use-lazy-part.ts';
import { Bone } from 'mf-shared/ui/skeleton/bone.tsx';
import { useCallback, useState } from 'react';
import { RoomTitle } from './room-title.ts';
import styles from './staff-page.module.css';
import type { StaffPlace } from './staff-place.ts';
import { loadStaffTexts } from './staff-texts.ts';
import { staffTitle } from './staff-title.ts';

type LoadRoom = () => Promise<typeof import('./staff-room.tsx').StaffRoom>;
const loaders = new WeakMap<Texts, LoadRoom>();

/** Loads the rooms' code and texts; one loader per language, which a document has one of. */
function loaderOf(texts: Texts): LoadRoom {
  const known = loaders.get(texts);
  if (known) return known;
  const load: LoadRoom = async () => {
    const [room] = await Promise.all([import('./staff-room.tsx'), loadStaffTexts(texts)]);
    return room.StaffRoom;
  };
  loaders.set(texts, load);
  return load;
}

/** The page around the staff's rooms: a heading for everybody, and the rooms for staff only. The service asks again. */
export function StaffPage({ data: place }: PageProps<StaffPlace>) {
  const text = useText('mf-account');
  const { isLoading } = useStore($session, { ssr: 'initial' });
  const isStaff = useStore($isStaff, { ssr: 'initial' });
  const texts = useTexts();
  // A title that another place gave is not shown.
  const [named, setNamed] = useState<{ place: StaffPlace; title: string } | null>(null);
  const tellTitle = useCallback((title: string) => setNamed({ place, title }), [place]);
  const { Part: Room, hasFailed, retry } = useLazyPart(loaderOf(texts), isStaff);
  return (
    <div className={`${layout.page} ${styles.page}`}>
      <h1>{named?.place === place ? named.title : staffTitle(place, text)}</h1>
      {isStaff && Room && (
        <RoomTitle value={tellTitle}>
          <Room place={place} />
        </RoomTitle>
      )}
      {isStaff && hasFailed && (
        <div className={styles.notice} role="alert">
          <p>{text('form.no_answer')}</p>
          <Button look="line" onClick={retry}>
            {text('orders.retry')}
          </Button>
        </div>
      )}
      {isStaff && !Room && !hasFailed && <Bone kind="line" width="most" />}
      {!isStaff && !isLoading && <ForStaff />}
    </div>
  );
}

function ForStaff() {
  const text = useText('mf-account');
  const href = useHref();
  const { pathname, search } = useLocation();
  return (
    <div className={styles.notice}>
      <p>{text('staff.for_staff')}</p>
      <ButtonLink look="action" href={`${href('/accounts/login/')}?next=${encodeURIComponent(pathname + search)}`}>
        {text('login.submit')}
      </ButtonLink>
    </div>
  );
}
