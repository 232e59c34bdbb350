import type { OpenPreviews } from 'mf-shared/contract';
import { useApi, useQuery } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { showToast } from 'mf-shared/stores';
import { useState } from 'react';
import room from '../staff-room.module.css';
import { EndAccess } from '../systems/end-access.tsx';

interface OpenLinksProps {
  /** The call that tells the links and ends them. */
  path: string;
  /** The newest link: each makes the links be counted anew. */
  newest: string | null;
  onEnded: () => void;
}

/** How many links show what was typed in a form, and the way to end them (STAFF-64). */
export function OpenLinks({ path, newest, onEnded }: OpenLinksProps) {
  const text = useText('mf-account');
  const api = useApi();
  const { data, setData } = useQuery<OpenPreviews>(path, { identity: newest, keepsPrevious: true });
  const [hadSome, setHadSome] = useState(false);
  if (!data || (data.open === 0 && !hadSome)) return null;
  const end = async () => {
    await api.delete(path);
    // The button that was pressed stays, so that the focus does.
    setHadSome(true);
    setData(() => ({ open: 0 }));
    onEnded();
    showToast('success', text('staff_preview.ended'));
  };
  return (
    <div className={room.links}>
      <span className={room.muted}>{text('staff_preview.links', { count: data.open })}</span>
      <EndAccess
        name={text('staff_preview.all_links')}
        effect={text('staff_preview.end_effect')}
        onEnd={end}
        isOff={data.open === 0}
      />
    </div>
  );
}
