import { accountRecord } from './account-record.ts';
import { complaintsRecord } from './complaints-record.ts';
import { giftCardsRecord } from './gift-cards-record.ts';
import { newslettersRecord } from './newsletters-record.ts';
import { ordersRecord } from './orders-record.ts';
import type { PersonalRecord } from './personal-record.ts';
import { rentalRecord } from './rental-record.ts';
import { reviewsRecord } from './reviews-record.ts';
import { storeReturnsRecord } from './store-returns-record.ts';
import { wishesRecord } from './wishes-record.ts';

/** Everything that is held about a person. A table that names people is added here, or is neither exported nor erased. */
export const personalRecords: readonly PersonalRecord[] = [
  complaintsRecord,
  storeReturnsRecord,
  giftCardsRecord,
  ordersRecord,
  rentalRecord,
  reviewsRecord,
  wishesRecord,
  newslettersRecord,
  accountRecord,
];
