interface Writer {
  first_name: string | null;
  last_name: string | null;
  email: string | null;
}

/**
 * Names the writer of something for the staff: by name, or by address where the account has no name, as an invited admin's
 * has none at first (STAFF-79).
 * @returns null where nobody of the staff did it, or the account is gone
 */
export const writerName = ({ first_name, last_name, email }: Writer): string | null =>
  `${first_name ?? ''} ${last_name ?? ''}`.trim() || email;
