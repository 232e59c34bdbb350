import type { StaffFound } from 'mf-shared/contract';
import type { LogSubject } from 'mf-shared/contract/staff-choices';
import type { Translate } from 'mf-shared/i18n';
import { rightsOfRooms } from '../staff/staff-place.ts';
import { placesOfSubjects } from '../staff/subject-places.ts';
import type { Entry } from './palette-entry.ts';

type Written = Extract<StaffFound, { kind: 'written' }>;

const subjectOf = (of: Written['of']): LogSubject => (of === 'group' ? 'product_group' : of);

/** What staff write, with the room that it is written in. */
export function writtenEntry({ of, id, name, about }: Written, text: Translate): Entry {
  const { room, path } = placesOfSubjects[subjectOf(of)];
  return {
    ...{ group: 'written', name, about, state: text(`staff.${room}`) },
    ...{ path: path(id, name), right: rightsOfRooms[room] },
  };
}
