/** A path as requests write it: `/jää/` is `/j%C3%A4%C3%A4/`; one that is written so already stays as it is. */
export const encodedPath = (path: string): string => new URL(`http://shop${path}`).pathname;
