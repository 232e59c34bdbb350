import type { GivenPart, Locale } from 'mf-shared/contract';
import { toDecimal } from 'mf-shared/rules/minor-units';
import { translate } from '../../texts/translate.ts';
import { meansName } from '../orders/order-names.ts';
import type { ComplaintRecord } from './read-complaint.ts';

export type GivenColumns = Pick<
  ComplaintRecord,
  'given_minor' | 'given_currency' | 'given_means' | 'given_cards_minor' | 'given_credited_minor'
>;

/** What a complaint gave, by each way that it went, in the words of a language. */
export function givenParts(kept: GivenColumns, language: Locale): GivenPart[] {
  const { given_minor, given_currency: currency, given_means: means } = kept;
  if (given_minor === null || currency === null || means === null) return [];
  const { given_cards_minor: cards, given_credited_minor: credited } = kept;
  return [
    { minor: given_minor - cards - credited, means: nameOfMeans(means, language) },
    { minor: credited, means: translate(language, 'complaints.means.credited') },
    { minor: cards, means: meansName(language, 'giftcard') },
  ]
    .filter(({ minor }) => minor > 0)
    .map((part) => ({ means: part.means, amount: toDecimal(part.minor), currency }));
}

type PostageColumns = Pick<ComplaintRecord, 'postage_minor' | 'postage_currency' | 'postage_means'>;

/** The buyer's postage that was paid back, in the same words. */
export function postagePart(kept: PostageColumns, language: Locale): GivenPart | null {
  const { postage_minor: minor, postage_currency: currency, postage_means: means } = kept;
  if (minor === null || currency === null || means === null) return null;
  return { means: nameOfMeans(means, language), amount: toDecimal(minor), currency };
}

function nameOfMeans(means: string, language: Locale): string {
  if (means === 'till') return translate(language, 'complaints.means.till');
  return meansName(language, means === 'bank' ? 'bank_transfer' : means);
}
