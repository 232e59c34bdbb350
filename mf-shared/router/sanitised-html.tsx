import { useStore } from '@nanostores/react';
import { $consent } from 'mf-shared/stores';
import { type ElementType, type RefObject, useEffect, useMemo, useRef } from 'react';

interface HtmlPolicy {
  createHTML(html: string): string | TrustedHTML;
}
declare global {
  /** Set by the shell before anything renders in a browser: the page's one Trusted Types policy. */
  var havuHtmlPolicy: HtmlPolicy | undefined;
}

/**
 * HTML that the service has sanitised (descriptions, static pages). Never for anything that a visitor typed.
 * Passes through the page's Trusted Types policy, which is the one place that may make markup of a string.
 */
export function SanitisedHtml({
  html,
  as: Tag = 'div',
  className,
}: {
  html: string;
  as?: ElementType;
  className?: string | undefined;
}) {
  const root = useRef<HTMLElement>(null);
  useAgreedFrames(root, html);
  // Kept: React takes other markup of the same text for a change, and would replace what the visitor is pressing.
  const markup = useMemo(() => globalThis.havuHtmlPolicy?.createHTML(html) ?? html, [html]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the one place for HTML that the service sanitised
  return <Tag ref={root} className={className} dangerouslySetInnerHTML={{ __html: markup }} />;
}

/** Rich texts name a video's address without loading it; it is loaded for visitors who agreed (CONTENT-13). */
function useAgreedFrames(root: RefObject<HTMLElement | null>, html: string): void {
  const { functional } = useStore($consent, { ssr: 'initial' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: other HTML brings other frames
  useEffect(() => {
    if (!functional) return;
    for (const frame of root.current?.querySelectorAll<HTMLIFrameElement>('iframe[data-src]') ?? [])
      frame.src = frame.dataset.src ?? '';
  }, [root, functional, html]);
}
