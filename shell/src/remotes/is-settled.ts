/** Whether the link's file has come or failed. */
export const isSettled = ({ href }: HTMLLinkElement): boolean =>
  performance.getEntriesByName(href, 'resource').length > 0;
