import type { PublishedRemote } from 'mf-shared/contract';

/** What the checking process is told: its only argument, as JSON. */
export interface CheckOrder {
  remote: string;
  /** Folder of the version, with all of its files. */
  folder: string;
  published: PublishedRemote;
  /** The shell's server build. */
  renderer: string;
  /** The commerce service; null where none is known to run. */
  apiUrl: string | null;
  /** Where the service's answers are recorded, for checks without it. */
  recording: string;
}

/** What the checking process tells: what it does now, and in the end why the release is refused, or null. */
export type CheckMessage = { doing: string } | { refused: string | null };
