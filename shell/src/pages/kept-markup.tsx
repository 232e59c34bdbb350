/** What stands in the page's place, as the server or React drew it. */
export interface Markup {
  /** The team that owns the page. */
  owner: string;
  html: string;
}

/** The page as it stands in the document; null where there is none. */
export function shownMarkup(): Markup | null {
  const page = document.querySelector<HTMLElement>('main [data-boundary]');
  return page && { owner: page.dataset.boundary ?? '', html: page.innerHTML };
}

/** A page without its code: it can be read, and its links lead on. */
export function KeptMarkup({ owner, html }: Markup) {
  return (
    <div
      data-boundary={owner}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: globalThis.havuHtmlPolicy?.createHTML(html) ?? html }}
    />
  );
}
