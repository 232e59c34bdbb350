/**
 * The entry: runs the code of the start piece by piece, so that the browser paints and answers in between. Evaluated at once,
 * on a slow phone it would block for a quarter of a second right after the first paint. The pieces are all in this file's
 * chunk (`eager`): what a piece imports has been evaluated by those before it. `boot.tsx` tells what happens then.
 */
const pieces: readonly (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ 'mf-shared/stores'),
  () => import(/* webpackMode: "eager" */ 'mf-shared/i18n'),
  () => import(/* webpackMode: "eager" */ './start-page.tsx'),
  () => import(/* webpackMode: "eager" */ './boot.tsx'),
];

void start();

async function start(): Promise<void> {
  for (const run of pieces) {
    await run();
    await nextTask();
  }
}

/** Without the wait of a timer. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve();
    port2.postMessage(null);
  });
}
