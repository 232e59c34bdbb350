import type { Readable } from 'node:stream';

/** Where the bytes of files lie: a folder of this machine, or an object store behind the same three calls. */
export interface FileStore {
  /** Keeps the bytes under a key that was never used before. @throws where the store is full or away */
  put: (key: string, bytes: Uint8Array) => Promise<void>;
  /** @throws where there is no such file or the store is away */
  read: (key: string) => Promise<Readable>;
  /** Also succeeds where there is no such file. */
  remove: (key: string) => Promise<void>;
}
