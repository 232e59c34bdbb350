/** What a database server's refusal means for who set DATABASE_URL, in one line. */
export function whyUnusable(error: unknown): string {
  const reason = error instanceof Error ? error.message : String(error);
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  // Class 28 of the SQL standard: invalid authorization.
  if (code.startsWith('28')) return `the server does not accept the user and password of DATABASE_URL (${reason})`;
  if (code === '3D000') return `DATABASE_URL names a database that does not exist (${reason})`;
  return reason;
}
