const mark = 'havu:interactive';

/** Whether React has taken over the document's first page. */
export const isInteractive = (): boolean => performance.getEntriesByName(mark).length > 0;

export const markInteractive = (): void => void performance.mark(mark);
