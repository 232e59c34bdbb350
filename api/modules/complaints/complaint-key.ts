import type { ComplaintRecord } from './read-complaint.ts';

/** The claim's own name: a complaint gives money once. */
export const complaintKey = ({ id }: Pick<ComplaintRecord, 'id'>): string => `complaint ${id}`;
