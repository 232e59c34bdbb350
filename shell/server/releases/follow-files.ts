import { mkdirSync, watch } from 'node:fs';

const pollMs = 2000;

/** Tells when files of a folder may have changed: by the file system's events, and every 2 s where those do not come. */
export function followFiles(directory: string, files: readonly string[], onChange: () => void): () => void {
  mkdirSync(directory, { recursive: true });
  const watcher = watch(directory, (_event, file) => file !== null && files.includes(file) && onChange());
  watcher.on('error', () => watcher.close());
  const timer = setInterval(onChange, pollMs);
  return () => {
    watcher.close();
    clearInterval(timer);
  };
}
