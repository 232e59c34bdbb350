import type { Row } from '../../db/schema.ts';

/** Each kind is a series of its own. */
const signs = { sale: '', refund: 'R', credit: 'C', invoice: 'I' } as const;

/** `2026-000123` for a sale, `2026-R000012` for a refund, `2026-C000003` for a credit note, `2026-I000003` for an invoice. */
export const receiptNumber = ({ kind, year, sequence }: Pick<Row<'receipts'>, 'kind' | 'year' | 'sequence'>): string =>
  `${year}-${signs[kind]}${String(sequence).padStart(6, '0')}`;
