import { type AsyncState, idleState, loadingState, toFailure } from 'mf-shared/http';
import { useRef, useState } from 'react';

/**
 * One call at the press of a button, or of one of several that tell what they want, and what became of it. What is pressed
 * while it is under way calls nothing.
 */
export function useCall<Wanted extends readonly unknown[]>(
  call: (...wanted: Wanted) => Promise<unknown>,
): [AsyncState<null>, (...wanted: Wanted) => Promise<void>] {
  const [state, setState] = useState<AsyncState<null>>(idleState);
  const isUnderWay = useRef(false);
  const run = async (...wanted: Wanted) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setState(loadingState(null));
    try {
      await call(...wanted);
      setState({ status: 'done', data: null, failure: null });
    } catch (error) {
      setState({ status: 'failed', data: null, failure: toFailure(error) });
    } finally {
      isUnderWay.current = false;
    }
  };
  return [state, run];
}
