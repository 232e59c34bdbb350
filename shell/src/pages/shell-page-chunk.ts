/** The name of the page's chunk in the shell's build. */
export const shellPageChunk = (expose: string): string => `page-${expose.slice('./'.length)}`;
