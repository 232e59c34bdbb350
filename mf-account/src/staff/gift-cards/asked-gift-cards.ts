import type { GiftCardState } from 'mf-shared/contract';
import { giftCardStates } from 'mf-shared/contract/staff-choices';

export interface AskedGiftCards {
  q: string;
  state: GiftCardState | '';
  /** The cursor of the page. */
  before: string;
}

const longest = 254;
/** Codes are longer than this, and other words than codes have a sign that no code has, or fewer letters. */
const code = /^(?=.*\d)[0-9A-Z]{4}(?:[\s-]*[0-9A-Z]{4}){2,}$/iu;

/** What is asked for: of a whole code only its end, so that no code comes to stand in an address. */
export function tidyQuestion(typed: string): string {
  const words = typed
    .replace(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, longest);
  return code.test(words) ? words.slice(-4) : words;
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
