import { closeSync, openSync, writeSync } from 'node:fs';

/**
 * A log that is written to its end. A disk that is full, or a folder that is gone, costs lines and nothing else: they are
 * counted, and the count is written when there is room again.
 */
export class LogFile {
  readonly #path: string;
  #lost = 0;

  constructor(path: string) {
    this.#path = path;
  }

  write(text: string | Buffer): void {
    try {
      this.#append(this.#lost > 0 ? `${this.#note()}${text}` : text);
      this.#lost = 0;
    } catch {
      this.#lost += 1;
    }
  }

  /** The file is opened for each text, so that one which was moved away or deleted is made anew. */
  #append(text: string | Buffer): void {
    const file = openSync(this.#path, 'a');
    try {
      writeSync(file, typeof text === 'string' ? Buffer.from(text) : text);
    } finally {
      closeSync(file);
    }
  }

  #note(): string {
    const msg = `${this.#lost} texts could not be written here (a full disk?)`;
    return `${JSON.stringify({ level: 50, time: Date.now(), service: 'orchestrator', msg })}\n`;
  }
}
