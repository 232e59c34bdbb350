import { setTimeout as wait } from 'node:timers/promises';
import type { CallbackPlan } from './callback-plan.ts';
import { log } from './log.ts';

/** Pushes a body to the shop as the plan says; never throws, as a provider does not care who listens. */
export async function sendCallback(
  url: string | undefined,
  body: unknown,
  {
    plan,
    signal,
    headers = {},
  }: { plan: CallbackPlan; signal: AbortSignal; headers?: Readonly<Record<string, string>> },
): Promise<void> {
  if (!url) return;
  for (let sent = 0; sent < plan.times; sent += 1) {
    try {
      await wait(plan.delayMs, undefined, { signal });
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
        signal: AbortSignal.any([signal, AbortSignal.timeout(10_000)]),
      });
      log('callback sent', { url, status: response.status });
    } catch (error) {
      if (signal.aborted) return;
      log('callback not delivered', { url, reason: String(error) });
    }
  }
}
