import type { Locale, StaffStoryEntry } from 'mf-shared/contract';
import type { OrderRows } from '../orders/read-order-rows.ts';
import type { ServiceSecret } from '../secrets/service-secret.ts';
import type { StoryRecords } from './story-records.ts';

export type Told = Partial<StaffStoryEntry> & Pick<StaffStoryEntry, 'kind'> & { moment: Date };
export interface Telling {
  rows: OrderRows;
  records: StoryRecords;
  locale: Locale;
  secret: ServiceSecret;
}

export const nameOf = ({ staff }: StoryRecords, id: number | null): string | null =>
  id === null ? null : (staff.get(id) ?? null);
