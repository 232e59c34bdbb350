import { staffPageSize } from 'mf-shared/contract';

/** The number of the last page. */
const lastPage = (total: number) => Math.max(1, Math.ceil(total / staffPageSize));

/** Where a page of the staff's lists stands among the others; what is asked beyond the last page is the last one. */
export const pageFacts = (total: number, page: number) => ({
  total,
  page: Math.min(page, lastPage(total)),
  page_count: lastPage(total),
});

/** The offset and the limit of a page of a list; those of the last page where a later one is asked for. */
export const pageRange = (total: number, page: number) => ({
  offset: (Math.min(page, lastPage(total)) - 1) * staffPageSize,
  limit: staffPageSize,
});
