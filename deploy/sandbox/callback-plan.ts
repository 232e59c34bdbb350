import { type Environment, wholeNumberSetting } from 'mf-shared/rules/environment-settings';

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

/** Reads SANDBOX_CALLBACK_DELAY_MS and SANDBOX_CALLBACK_TIMES. @throws SettingError for a value that cannot be used */
export function callbackPlanFrom(env: Environment): CallbackPlan {
  return {
    delayMs: wholeNumberSetting(env, 'SANDBOX_CALLBACK_DELAY_MS', { otherwise: promptCallbacks.delayMs, ...longest }),
    times: wholeNumberSetting(env, 'SANDBOX_CALLBACK_TIMES', { otherwise: promptCallbacks.times, ...most }),
  };
}

const longest = { min: 0, max: 3_600_000 };
const most = { min: 0, max: 1000 };
