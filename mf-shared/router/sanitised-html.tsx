import { type ElementType, useMemo, useRef } from 'react';
import { useAgreedFrames } from './use-agreed-frames.ts';

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
