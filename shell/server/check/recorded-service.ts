import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';

interface RecordedAnswer {
  status: number;
  contentType: string;
  body: string;
}

/** The origin that loaders are told; the service's own is put in its place. */
export const recordedOrigin = 'http://service.invalid';
const probeTimeoutMs = 2000;
/** Also with its second attempt a call ends before the page's own deadline. */
const callTimeoutMs = 3000;

/**
 * The commerce service as a check meets it: the running one, whose answers are recorded, or without it what was recorded
 * at the last check. What is in neither fails as a service that is away does.
 */
export class RecordedService {
  readonly #apiUrl: string | null;
  readonly #recorded: Map<string, RecordedAnswer>;
  readonly #heard = new Map<string, RecordedAnswer>();

  private constructor(apiUrl: string | null, recorded: Map<string, RecordedAnswer>) {
    this.#apiUrl = apiUrl;
    this.#recorded = recorded;
  }

  static async open(apiUrl: string | null, recording: string): Promise<RecordedService> {
    return new RecordedService(apiUrl && (await isUp(apiUrl)) ? apiUrl : null, await read(recording));
  }

  readonly fetch = async (url: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const place = String(url).slice(recordedOrigin.length);
    const key = `${new Headers(init.headers).get('accept-language')} ${place}`;
    const answer = (await this.#ask(place, init, key)) ?? this.#recorded.get(key);
    if (!answer) throw new TypeError(`The service does not answer ${place}`);
    const body = answer.status === 204 || answer.status === 304 ? null : answer.body;
    return new Response(body, { status: answer.status, headers: { 'content-type': answer.contentType } });
  };

  /** Keeps what the running service answered; what it did not answer stays as it was recorded before. */
  async save(recording: string): Promise<void> {
    if (this.#heard.size === 0) return;
    await mkdir(path.dirname(recording), { recursive: true });
    const packed = await promisify(gzip)(JSON.stringify([...this.#heard]));
    await writeFile(`${recording}.${process.pid}`, packed);
    await rename(`${recording}.${process.pid}`, recording);
  }

  async #ask(place: string, init: RequestInit, key: string): Promise<RecordedAnswer | null> {
    if (!this.#apiUrl || (init.method ?? 'GET') !== 'GET') return null;
    try {
      const response = await fetch(this.#apiUrl + place, { ...init, signal: AbortSignal.timeout(callTimeoutMs) });
      const contentType = response.headers.get('content-type') ?? '';
      const answer = { status: response.status, contentType, body: await response.text() };
      if (answer.status >= 500) return null;
      this.#heard.set(key, answer);
      return answer;
    } catch {
      // Away or too slow: what was recorded stands in for it.
      return null;
    }
  }
}

async function isUp(apiUrl: string): Promise<boolean> {
  try {
    return (await fetch(`${apiUrl}/healthz`, { signal: AbortSignal.timeout(probeTimeoutMs) })).ok;
  } catch {
    return false;
  }
}

async function read(recording: string): Promise<Map<string, RecordedAnswer>> {
  try {
    return new Map(JSON.parse((await promisify(gunzip)(await readFile(recording))).toString('utf8')));
  } catch {
    // None yet, or a damaged one: both are as good as none.
    return new Map();
  }
}
