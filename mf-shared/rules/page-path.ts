/** Addresses on the shop's origin that are no pages. */
const notPages = ['/api/', '/media/', '/remotes/', '/assets/', '/dev/', '/builds/'];

/** Whether a path of this origin is a page's: it has a language and may be navigated to within the document. */
export const isPagePath = (path: string): boolean => !notPages.some((prefix) => path.startsWith(prefix));
