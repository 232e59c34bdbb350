import type { ScriptTag } from 'mf-shared/contract/script-tags';
import { isDevelopmentVersion } from './inline-release.ts';
import { currentRelease, integrityOf, releaseKnown } from './known-release.ts';

interface Policy {
  createHTML(html: string): string | TrustedHTML;
  createScriptURL(url: string): unknown;
}
interface TrustedTypes {
  createPolicy(name: string, rules: { createHTML(html: string): string; createScriptURL(url: string): string }): Policy;
}
declare global {
  /** Called by webpack's runtime in every build (mf-shared/build, TrustedLoadingPlugin). */
  var havuTrust: (element: HTMLScriptElement | HTMLLinkElement, url: string) => void;
  var trustedTypes: TrustedTypes | undefined;
}

/** Addresses of the merchant's script tags that this document names; the policy of its answer names their origins. */
const tagAddresses = new Set<string>();

const rules = {
  createHTML: (html: string) => html,
  /** Scripts come from two folders of the shop, whose files never change, and from addresses of `tagAddresses`. */
  createScriptURL(url: string): string {
    const { origin, pathname } = new URL(url, location.href);
    const isOurs = origin === location.origin && /^\/(?:assets|remotes)\//.test(pathname);
    if (isOurs || tagAddresses.has(url)) return url;
    throw new TypeError(`No script of the shop: ${url}`);
  },
};

/** The page's one Trusted Types policy; where a browser lacks them, the same rules as plain functions. */
const policy: Policy = globalThis.trustedTypes?.createPolicy('shop', rules) ?? rules;

/** Gives a script its address and integrity. One whose hash is not known yet waits for the whole manifest. */
export function trustScript(script: HTMLScriptElement, url: string): void {
  const path = new URL(url, location.href).pathname;
  const integrity = integrityOf(path);
  if (integrity === undefined && needsIntegrity(path)) {
    void releaseKnown().then(() => setSource(script, url, requireIntegrity(path)));
    return;
  }
  setSource(script, url, integrity ?? null);
}

/** Lets a script of others through that the document names (CONF-72), and gives it its address and integrity. */
export function trustTag(script: HTMLScriptElement, { src, integrity }: ScriptTag): void {
  tagAddresses.add(src);
  setSource(script, src, integrity ?? null);
}

function trustSheet(link: HTMLLinkElement, url: string): void {
  const path = new URL(url, location.href).pathname;
  const integrity = integrityOf(path);
  link.crossOrigin = 'anonymous';
  if (integrity !== undefined) link.integrity = integrity;
  else if (needsIntegrity(path)) {
    link.removeAttribute('href');
    void releaseKnown().then(() => {
      link.integrity = requireIntegrity(path);
      link.href = url;
    });
  }
}

function setSource(script: HTMLScriptElement, url: string, integrity: string | null): void {
  script.crossOrigin = 'anonymous';
  if (integrity !== null) script.integrity = integrity;
  // The policy's value goes to `src` as it is: a browser with Trusted Types refuses a plain string.
  Object.assign(script, { src: policy.createScriptURL(url) });
}

/** Every published file; not what a development server is writing. */
function needsIntegrity(path: string): boolean {
  if (!path.startsWith('/remotes/')) return false;
  const places = Object.values(currentRelease().remotes);
  return !places.some(({ base, version }) => path.startsWith(base) && isDevelopmentVersion(version));
}

function requireIntegrity(path: string): string {
  const integrity = integrityOf(path);
  // An address that fails closed: a file outside the manifest is never run.
  return integrity ?? 'sha384-unpublished';
}

/** Installs the page's only ways to add scripts, sheets and sanitised HTML. First thing that runs. */
export function installTrust(): void {
  globalThis.havuTrust = (element, url) =>
    element instanceof HTMLScriptElement ? trustScript(element, url) : trustSheet(element, url);
  globalThis.havuHtmlPolicy = policy;
}
