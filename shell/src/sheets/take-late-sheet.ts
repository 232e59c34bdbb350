/**
 * The sheet of late parts, which a first page asks for without waiting for it (`not all`), counts from now on. Ends when it
 * is there: nothing is drawn before that the page's HTML does not show. One that failed goes, and is asked for again
 * (`keep-sheet.ts`).
 */
export async function takeLateSheet(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[media="not all"]');
  if (!link) return;
  link.media = 'all';
  if (link.sheet) return;
  await new Promise((resolve) => {
    link.onload = link.onerror = resolve;
  });
  if (!link.sheet) link.remove();
}
