import { PageRedirect } from 'mf-shared/router';
import { isRemovedProduct } from 'mf-shared/rules/removed-products';
import type { RouterState } from 'react-router';
import type { LoadedPage } from './load-page.ts';
import { DocumentNeeded } from './page-environment.ts';
import { isMissing } from './screen-error.ts';
import { pageRouteId } from './shown-state.ts';

/**
 * Asks for the document where nothing stands, or something that is sold no more, for who comes from another address: the
 * staff may lead elsewhere, and the server knows where (ROUTE-133). The missing page that a document came with is the
 * server's word already: where its own address is loaded again it stays, or it would load itself for ever. What is missing
 * because the service failed is not asked for: without a connection the browser would put its own page in the shop's place.
 * @throws DocumentNeeded where the server decides
 */
export async function letServerDecide(
  loading: Promise<LoadedPage>,
  url: URL,
  { location, navigation, loaderData }: Pick<RouterState, 'location' | 'navigation' | 'loaderData'>,
): Promise<LoadedPage> {
  const shown: LoadedPage | undefined = loaderData[pageRouteId];
  // Nobody but the shop said so far that the service has nothing there.
  const isUntold = shown?.kind === 'error' && shown.error.isRetryable;
  const isMove = isUntold || (navigation.state !== 'idle' && url.pathname !== location.pathname);
  const kept = !isMove && shown?.kind === 'error' && isMissing(shown.error) ? shown : null;
  try {
    const page = await loading;
    if (page.kind === 'page' || !isMissing(page.error) || page.error.isRetryable) return page;
    if (isMove) throw new DocumentNeeded(page.path);
    return kept ?? page;
  } catch (error) {
    const isRemoved = error instanceof PageRedirect && isRemovedProduct(error.path);
    if (kept && (isRemoved || error instanceof DocumentNeeded)) return kept;
    throw isMove && isRemoved ? new DocumentNeeded(url.pathname) : error;
  }
}
