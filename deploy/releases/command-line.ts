import path from 'node:path';

export const repositoryRoot = path.resolve(import.meta.dirname, '../..');

/** RELEASES_DIR, or `releases` under DATA_DIR (default `.data`). */
export function releasesDirectory(): string {
  const { RELEASES_DIR, DATA_DIR = path.join(repositoryRoot, '.data') } = process.env;
  return path.resolve(RELEASES_DIR ?? path.join(DATA_DIR, 'releases'));
}

/** The remotes named on the command line. Ends the process with a line of help when there are none. */
export function remotesFromArguments(command: string): string[] {
  const remotes = process.argv.slice(2);
  if (remotes.length > 0 && remotes.every((remote) => /^mf-(?!shared$)[\w-]+$/.test(remote))) return remotes;
  console.error(`Say which remote: npm run ${command}:remote -- mf-product`);
  process.exit(2);
}
