import { namedPlans } from './callback-plan.ts';
import { notFound, refused } from './klarna-error.ts';
import type { Answer, Decision, KlarnaState } from './klarna-state.ts';
import { sendCallback } from './send-callback.ts';

const decisions: readonly Decision[] = ['approve', 'deny', 'pending', 'abandon'];

/** POST /klarna/decide/ { token, decision, callbacks? }: what the buyer chose; the answer is what `authorize` calls back with. */
export function decide(state: KlarnaState, body: unknown, signal: AbortSignal): Answer {
  const asked = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
  const session = state.sessionsByClientToken.get(String(asked.token));
  const decision = decisions.find((each) => each === asked.decision);
  if (!session) return notFound();
  if (!decision) return refused('BAD_VALUE', ['Bad value: decision']);
  const plan = typeof asked.callbacks === 'string' ? namedPlans[asked.callbacks] : undefined;
  // The dialog's 'at once' leaves what the environment or a test has set.
  if (plan && asked.callbacks !== 'prompt') session.plan = plan;
  session.decision = decision;
  if (decision === 'deny') return { status: 200, body: { approved: false, show_form: false } };
  if (decision === 'abandon') return { status: 200, body: { approved: false, show_form: true } };
  const authorization_token = state.authorise(session);
  const callback = { session_id: session.id, authorization_token };
  void sendCallback(session.purchase.merchant_urls?.authorization, callback, { plan: session.plan, signal });
  return { status: 200, body: { approved: true, show_form: true, authorization_token } };
}
