/** HTML as elements that load nothing and run nothing, by way of the page's one Trusted Types policy. */
export const parseHtml = (html: string): HTMLElement =>
  new DOMParser().parseFromString((globalThis.havuHtmlPolicy?.createHTML(html) ?? html) as string, 'text/html').body;
