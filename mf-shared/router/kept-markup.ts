import { createContext, type ReactElement, use } from 'react';

/**
 * Gives the markup of a part that was rendered before for the same props, as `memo` compares them; null where it has to be
 * rendered. It is kept for one release, language and page config, and holds nothing else: no `useId`, no address, nobody's
 * session, which the server knows nothing of.
 */
export type MarkupKeeper = (part: ReactElement) => string | null;

// Browsers' builds leave the server's branch out.
const KeeperContext = typeof document === 'undefined' ? createContext<MarkupKeeper | null>(null) : null;
export const MarkupKeeperProvider = KeeperContext?.Provider;

/**
 * On the server, the kept markup of a part, to be written with `dangerouslySetInnerHTML` in the part's place; browsers
 * hydrate the part itself. To be called while a component is drawn.
 */
export const keptMarkup: MarkupKeeper = (part) => (KeeperContext ? (use(KeeperContext)?.(part) ?? null) : null);
