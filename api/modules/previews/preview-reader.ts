import type { Preview } from 'mf-shared/contract';
import type { Row } from '../../db/schema.ts';
import type { Reader } from '../configuration/terms-by-country.ts';

/** The reader of what a link shows. */
export interface PreviewReader extends Reader {
  taxAreaId: number;
  /** Where goods are delivered. */
  country: string;
}

/** What a link shows, and what its note tells of it. */
export type Shown = Omit<Preview, 'ends_at' | 'club_from'> & Partial<Pick<Preview, 'club_from'>>;

/** Makes it of what was typed; null where that is none, or what it was typed for is gone. */
export type Show = (row: Row<'previews'>, reader: PreviewReader) => Promise<Shown | null>;

/** What has no day of its own: shoppers see it once it is saved. */
export const atOnce = { standing: 'published', published_on: '' } as const;
