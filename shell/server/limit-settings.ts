import { wholeNumberSetting } from 'mf-shared/rules/environment-settings';
import { type CallLimits, mostCalls, mostPictures } from './calls/call-turns.ts';
import type { BodyTime } from './calls/slow-body.ts';

export interface ConnectionSettings {
  /** CONNECTIONS */
  most: number;
  /** CONNECTIONS_PER_VISITOR; trusted proxies have no such limit. */
  mostPerVisitor: number;
  /** HEADERS_SECONDS, in milliseconds: how long the head of a request may take. */
  headersMs: number;
  /** REQUEST_SECONDS, in milliseconds: how long a request with its body may take. */
  requestMs: number;
}

/** Limits of the calls that are passed on to the service. */
export interface CallSettings {
  limits: CallLimits;
  /** Pictures have turns of their own. */
  pictureLimits: CallLimits;
  /** BODY_MEGABYTES, in bytes: larger bodies are not passed on. */
  bodyLimit: number;
  bodyTime: BodyTime;
  /** How long the service may be silent. */
  answerMs: number;
}

const megabyte = 1024 * 1024;

/** @throws SettingError for a value that cannot be used */
export function readConnections(environment: NodeJS.ProcessEnv): ConnectionSettings {
  return {
    most: number(environment, 'CONNECTIONS', 5000, 1_000_000),
    mostPerVisitor: number(environment, 'CONNECTIONS_PER_VISITOR', 256, 1_000_000),
    headersMs: number(environment, 'HEADERS_SECONDS', 15, 600) * 1000,
    requestMs: readRequestMs(environment),
  };
}

/** @throws SettingError for a value that cannot be used */
export function readCalls(environment: NodeJS.ProcessEnv): CallSettings {
  const waitMs = number(environment, 'CALL_WAIT_SECONDS', 10, 600) * 1000;
  return {
    limits: { mostPerVisitor: number(environment, 'CALLS_PER_VISITOR', 64, mostCalls), waitMs },
    pictureLimits: { mostPerVisitor: number(environment, 'PICTURES_PER_VISITOR', 512, mostPictures), waitMs },
    bodyLimit: number(environment, 'BODY_MEGABYTES', 31, 1024) * megabyte,
    bodyTime: {
      requestMs: readRequestMs(environment),
      pauseMs: number(environment, 'BODY_PAUSE_SECONDS', 30, 3600) * 1000,
    },
    answerMs: 30_000,
  };
}

const readRequestMs = (environment: NodeJS.ProcessEnv): number =>
  number(environment, 'REQUEST_SECONDS', 300, 3600) * 1000;

const number = (environment: NodeJS.ProcessEnv, name: string, otherwise: number, max: number): number =>
  wholeNumberSetting(environment, name, { otherwise, min: 1, max });
