import { setDefaultAutoSelectFamilyAttemptTimeout } from 'node:net';

/** Longer than a busy process leaves a connection that stands already waiting to be seen. */
const attemptMs = 2500;

/**
 * Gives each address of a name 2.5 seconds, for all connections of the process. Node.js gives it 250 ms, counted by a
 * clock that goes on while the process is busy: the address that answers is dropped for the next one, where nobody listens
 * (`localhost` on a machine with IPv6), and the call fails without a word of why.
 */
export const connectPatiently = (): void => setDefaultAutoSelectFamilyAttemptTimeout(attemptMs);
