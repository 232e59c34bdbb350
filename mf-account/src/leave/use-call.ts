import { useState } from 'react';

export type CallState<Failure> = { status: 'open' | 'busy' | 'done' } | { status: 'failed'; failure: Failure };

/** One call at the press of a button, and what became of it. */
export function useCall(call: () => Promise<unknown>): [CallState<unknown>, () => Promise<void>] {
  const [state, setState] = useState<CallState<unknown>>({ status: 'open' });
  const run = async () => {
    setState({ status: 'busy' });
    try {
      await call();
      setState({ status: 'done' });
    } catch (failure) {
      setState({ status: 'failed', failure });
    }
  };
  return [state, run];
}
