import http from 'node:http';
import { type CallLimits, CallTurns } from './call-turns.ts';

/** A line to the commerce service: turns of calls, and the connections that stay open for them. */
export interface Line {
  turns: CallTurns;
  agent: http.Agent;
}

/** @param most calls at a time, and connections */
export const openLine = (limits: CallLimits, most: number): Line => ({
  turns: new CallTurns(limits, most),
  agent: new http.Agent({ keepAlive: true, maxSockets: most }),
});
