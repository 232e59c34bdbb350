import { type AsyncState, idleState, loadingState, toFailure } from 'mf-shared/http';
import { useState } from 'react';

/** One call at the press of a button, and what became of it. */
export function useCall(call: () => Promise<unknown>): [AsyncState<null>, () => Promise<void>] {
  const [state, setState] = useState<AsyncState<null>>(idleState);
  const run = async () => {
    setState(loadingState(null));
    try {
      await call();
      setState({ status: 'done', data: null, failure: null });
    } catch (error) {
      setState({ status: 'failed', data: null, failure: toFailure(error) });
    }
  };
  return [state, run];
}
