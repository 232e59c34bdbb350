import { useStore } from '@nanostores/react';
import { useText } from 'mf-shared/i18n';
import { $session, reloadSession, showToast } from 'mf-shared/stores';
import { useEffect, useState } from 'react';
import { safeText } from '../cases/safe-text.ts';

/** How a tab shows pages to the reader whose number stands behind it: as members of the club see them, or as others do. */
const key = 'havu.as-member';

/**
 * A button that shows prices and campaigns as members of the club see them, and pressed again as others do, whatever the
 * reader is (STAFF-67). It changes what pages of the shop show in this tab and nothing that the service counts with.
 */
export function SeeAsMember() {
  const text = useText('mf-account');
  const session = useStore($session);
  const { id, isClubMember } = session;
  const [wanted, setWanted] = useState(() => safeText.read(key));
  const isMember = wanted === `yes ${id}` || (wanted !== `no ${id}` && isClubMember);
  useEffect(() => {
    // After each load of the customer too.
    if (session.isClubMember !== isMember) $session.set({ ...session, isClubMember: isMember });
  }, [session, isMember]);
  // Where the button is not, what the account says holds again.
  useEffect(
    () => () => {
      if (safeText.read(key) !== null) reloadSession();
    },
    [],
  );
  const turn = () => {
    const next = `${isMember ? 'no' : 'yes'} ${id}`;
    safeText.write(key, next);
    setWanted(next);
    showToast('success', text(isMember ? 'staff.seen_as_others' : 'staff.seen_as_member'));
  };
  return (
    <button type="button" aria-pressed={isMember} onClick={turn}>
      {text('staff.as_member')}
    </button>
  );
}
