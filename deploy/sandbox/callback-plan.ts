/** How callbacks to the shop go wrong, for tests and for trying things out by hand. */
export interface CallbackPlan {
  delayMs: number;
  /** How many times each callback is sent; 0 loses it. */
  times: number;
}

export const promptCallbacks: CallbackPlan = { delayMs: 200, times: 1 };

/** The choices of the payment dialog. */
export const namedPlans: Readonly<Record<string, CallbackPlan>> = {
  prompt: promptCallbacks,
  delayed: { delayMs: 8000, times: 1 },
  repeated: { delayMs: 200, times: 3 },
  lost: { delayMs: 0, times: 0 },
};

/** Reads SANDBOX_CALLBACK_DELAY_MS and SANDBOX_CALLBACK_TIMES. */
export function callbackPlanFrom(env: NodeJS.ProcessEnv): CallbackPlan {
  return {
    delayMs: wholeNumber(env.SANDBOX_CALLBACK_DELAY_MS, promptCallbacks.delayMs),
    times: wholeNumber(env.SANDBOX_CALLBACK_TIMES, promptCallbacks.times),
  };
}

function wholeNumber(text: string | undefined, otherwise: number): number {
  const value = Number(text);
  return text !== undefined && Number.isInteger(value) && value >= 0 ? value : otherwise;
}
