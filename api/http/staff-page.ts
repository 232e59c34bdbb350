import { staffPageSize } from 'mf-shared/contract';

/** Where a page of the staff's lists stands among the others. */
export const pageFacts = (total: number, page: number) => ({
  total,
  page,
  page_count: Math.max(1, Math.ceil(total / staffPageSize)),
});

/** The offset and the limit of a page of a list. */
export const pageRange = (page: number) => ({ offset: (page - 1) * staffPageSize, limit: staffPageSize });
