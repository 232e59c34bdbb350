import type { CaseHolder } from 'mf-shared/contract';

/** What a row of a worklist tells of a case. */
export interface CaseFacts {
  /** Its number, which opens it. */
  key: string;
  who: string;
  /** The first product, how many more there are, and its picture. */
  goods: string;
  more: number;
  image: string | null;
  wish: string;
  status: string;
  /** The status in words. */
  state: string;
  /** Since when it is where it is. */
  since: string;
  /** It waits for the shop: its age counts. */
  waits: boolean;
  amount: string;
  /** The member of the staff who has it. */
  holder: CaseHolder | null;
}
