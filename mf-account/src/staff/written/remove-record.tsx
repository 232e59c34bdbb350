import { useApi } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { useHref, useNavigate } from 'mf-shared/router';
import { showToast } from 'mf-shared/stores';
import { PressRow } from '../kept-rows.tsx';
import type { RoomName } from '../staff-place.ts';

interface RemoveRecordProps {
  room: RoomName;
  /** Its part of the call's path behind the room. */
  id: number | string;
  name: string;
  /** The state that was read: nothing newer is removed. */
  was: object;
  /** Where the list is narrowed to its like. */
  list?: string;
  onSaved: () => void;
}

/** Takes something that staff write away in one press; the log brings it back. */
export function RemoveRecord({ room, id, name, was, list = '', onSaved }: RemoveRecordProps) {
  const text = useText('mf-account');
  const api = useApi();
  const href = useHref();
  const navigate = useNavigate();
  const remove = async () => {
    await api.post(`/api/staff/${room}/${id}/remove/`, { was });
    showToast('success', text(`staff_${room}.removed`, { name }));
    await navigate(href(`/staff/${room}/${list}`));
  };
  return (
    <PressRow
      label={text(`staff_${room}.remove_named`, { name })}
      title={text(`staff_${room}.remove`)}
      send={remove}
      onAnswered={onSaved}
    />
  );
}
