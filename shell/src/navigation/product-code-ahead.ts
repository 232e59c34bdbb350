import { preloadRoute } from '../remotes/preload-files.ts';
import { productRoute } from '../routes/product-route.ts';
import { savesData } from './saves-data.ts';

/**
 * Loads the product page's code where the page shows product cards: most visitors go there next. The router tells what the
 * other links need once it is there. A failure is met by the load itself.
 */
export async function productCodeAhead(language: string): Promise<void> {
  if (savesData() || !document.querySelector('main a[data-view-transition]')) return;
  await preloadRoute(productRoute.remote, productRoute.expose, language).catch(() => undefined);
}
