import type { GiftCardState } from 'mf-shared/contract';
import { giftCardStates } from 'mf-shared/contract/staff-choices';

export interface AskedGiftCards {
  q: string;
  state: GiftCardState | '';
  /** The cursor of the page. */
  before: string;
}

const longest = 254;
/** What codes are without the signs between their groups: numbers of orders have no letter, addresses other signs. */
const code = /^(?!\d+$)[0-9A-Z]{9,}$/iu;
/** What people write before a code, and between its groups. */
const beside = /^\p{L}+:|[\s\p{Pd}]/gu;

/** What is asked for: of a whole code only its end, so that no code comes to stand in an address. */
export function tidyQuestion(typed: string): string {
  const words = typed
    .replace(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, longest);
  const plain = words.replace(beside, '');
  return code.test(plain) ? plain.slice(-4) : words;
}

/** What the address asks for; what is wrong in it is nothing. */
export function askedGiftCards(params: URLSearchParams): AskedGiftCards {
  const before = params.get('before') ?? '';
  return {
    q: tidyQuestion(params.get('q') ?? ''),
    state: giftCardStates.find((each) => each === params.get('state')) ?? '',
    before: /^[1-9]\d{0,8}$/.test(before) ? before : '',
  };
}
