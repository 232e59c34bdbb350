import type { ScriptTag } from 'mf-shared/contract/script-tags';
import { chatTagId, isChatOpen } from 'mf-shared/rules/chat-hours';
import { creditTagId } from 'mf-shared/rules/credit-promotion';
import { $wantedScripts, setChatter } from 'mf-shared/stores';
import { loadScriptTags } from './load-script-tags.ts';

const lookAgainMs = 60_000;
/** What a chat's adapter tells the page by, once somebody of the staff answers: `detail: { name }`. */
const agentEvent = 'shop-chat-agent';

/**
 * The merchant's scripts. The one called `chat` is a chat: it comes while the chat is open and its visitor agreed, and
 * the name of who answers there goes with the order (CONTENT-17, CART-29).
 */
export function startScriptTags(tags: readonly ScriptTag[], add: (tag: ScriptTag) => void): void {
  loadScriptTags(
    tags.filter(({ id }) => id !== chatTagId && id !== creditTagId),
    add,
  );
  startCreditPromotion(tags, add);
  const chat = tags.find(({ id }) => id === chatTagId);
  if (!chat) return;
  window.addEventListener(agentEvent, (event) => {
    const told: unknown = event instanceof CustomEvent ? event.detail : null;
    const name = typeof told === 'object' && told !== null ? Reflect.get(told, 'name') : null;
    if (typeof name === 'string') setChatter(name);
  });
  const open = () => {
    if (!isChatOpen(Date.now())) return;
    clearInterval(looking);
    // A chat talks to people: whatever its tag says, it needs the consent for functions.
    loadScriptTags([{ ...chat, consent: 'functional' }], add);
  };
  const looking = setInterval(open, lookAgainMs);
  open();
}

/** The credit promotion comes once a page has brought its place near the window (PRODUCT-73). */
function startCreditPromotion(tags: readonly ScriptTag[], add: (tag: ScriptTag) => void): void {
  const tag = tags.find(({ id }) => id === creditTagId);
  if (!tag) return;
  let isWanted = false;
  $wantedScripts.subscribe((wanted) => {
    if (isWanted || !wanted.has(creditTagId)) return;
    isWanted = true;
    loadScriptTags([tag], add);
  });
}
