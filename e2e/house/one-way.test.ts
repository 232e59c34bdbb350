import { expect, it } from 'vitest';
import { asksInEffects } from './asks-in-effects.ts';
import { codeOf, filesOf, type Room, read, rooms } from './source-files.ts';

interface OneWay {
  job: string;
  /** Where the job is done, or why a file does it by itself. */
  files: Readonly<Record<string, string>>;
  /** What code looks like that does the job by hand. */
  sign: RegExp | ((file: string, text: string) => boolean);
}

const browserRooms: readonly Room[] = ['shell', 'mf-catalog', 'mf-product', 'mf-checkout', 'mf-account', 'mf-shared'];

const ways: readonly OneWay[] = [
  {
    job: 'asks the service by useQuery',
    sign: (file, text) => /new AbortController/.test(text) || asksInEffects(file, text),
    files: {
      'mf-shared/http/use-query.ts': 'the hook itself',
      'mf-checkout/src/see-result/use-payment-outcome.ts': 'tells the service, again and again, instead of asking it',
      'mf-account/src/cases/use-uploads.ts':
        'stops an upload that its buyer takes away, and names its draft in a header',
      'mf-shared/ui/lazy/use-lazy-part.ts': 'takes listeners away',
      'mf-account/src/edit-here/page-marks.ts': 'takes listeners away',
      'shell/server/pages/service-line.ts': 'runs on the server, where no component is mounted',
      'shell/server/rendering/service-watch.ts': 'runs on the server, where no component is mounted',
      'shell/src/render/before-deadline.ts': 'renders on the server, where no component is mounted',
      'shell/src/pages/cached-pages.ts': 'prefetches pages outside React',
    },
  },
  {
    job: 'keeps what a form knows in useFormState',
    sign: /FormEvent[\s\S]*\bset(?:IsBusy|Errors?|Problems?)\(/,
    files: {
      'mf-shared/http/use-form-state.ts': 'the hook itself',
    },
  },
  {
    job: 'tells that a call is under way by useCall',
    sign: /\bset(?:Is)?(?:Busy|Sending|Saving)\(/,
    files: {
      'mf-checkout/src/pay/payment-unconfirmed.tsx': 'stands on the page of the payment, where the hook has no room',
    },
  },
  {
    // A rejected lazy() throws through every Suspense up to the next boundary: a lost file of the footer took the page
    // down.
    job: 'loads lazy parts by lazyPart or useLazyPart',
    sign: /\blazy\s*[<(]|getDerivedStateFromError/,
    files: {
      'mf-shared/ui/lazy/lazy-part.ts': 'lazyPart itself',
      'mf-shared/ui/lazy/optional-part.tsx': 'the boundary of parts that a page can do without',
      'shell/src/pages/page-boundary.tsx': 'shows the error screen',
    },
  },
  {
    job: 'adds parts of texts by loadTexts',
    sign: /\baddMessages\(/,
    files: {
      'mf-shared/i18n/create-i18n.ts': 'addMessages itself',
      'shell/src/client/boot.tsx': "the frame's own texts, before there is a page",
      'shell/src/client/load-route.ts': "a remote's texts, which the release manifest names",
      'shell/src/frame/use-changed-texts.ts': 'changed texts in development',
      'shell/src/render/server-release.ts': "a remote's texts on the server",
      'shell/src/render/texts.ts': "the frame's texts on the server",
    },
  },
  {
    job: 'names the states of waiting as AsyncState does',
    // The cart's own words (UNSET, PENDING, VALIDATED, ERROR) stand in the specification.
    sign: /'(DONE|FAILED|busy)'|kind: 'loading'/,
    files: {},
  },
];

it.each(ways)('everything in the browser $job', ({ sign, files }) => {
  const found = browserRooms
    .flatMap((room) => filesOf(room, ['.ts', '.tsx']))
    .filter((file) => !/\.test\.|\/testing\//.test(file))
    .filter((file) => (typeof sign === 'function' ? sign(file, read(file)) : sign.test(read(file))));
  expect(found.filter((file) => !(file in files))).toEqual([]);
  expect(
    Object.keys(files).filter((file) => !found.includes(file)),
    'no reason outlives its file',
  ).toEqual([]);
});

it('an effect that asks the service is found, a press that does is not', () => {
  const hook = (body: string) => asksInEffects('use-orders.ts', `export function useOrders() {\n${body}\n}`);
  expect(hook("useEffect(() => void api.get('/api/orders/').then(setOrders), [api]);")).toBe(true);
  expect(hook("const load = async () => api.get('/api/orders/');\nuseEffect(() => void load(), [load]);")).toBe(true);
  expect(hook("const load = async () => api.get('/api/orders/');\nuseEffect(focus, []);\nreturn load;")).toBe(false);
});

it('country, currency, rate and tax area are set with the document, and once more where the country was looked up (CONF-24)', () => {
  const found = filesOf('shell', ['.ts', '.tsx']).filter((file) => /\$config\.set\(/.test(read(file)));
  expect(found).toEqual(['shell/src/client/follow-visitor.ts']);
});

it('what a room remembers up to a limit is in a Cache', () => {
  const reasons: Readonly<Record<string, string>> = {
    'api/http/route-limits.ts': 'counts calls',
    'api/modules/checkout/code-tries.ts': 'counts tries',
    'shell/server/pages/page-limit.ts': 'counts pages',
    'api/media/file-originals.ts': 'asks the disk again after a time, whatever was known',
    'shell/server/rendering/service-watch.ts': 'the last answer of each process, not an answer to anybody',
  };
  const sign = /\.size >=? most\w+[^;]{0,80}\.(?:clear|delete)\(/;
  const found = rooms.flatMap(codeOf).filter((file) => sign.test(read(file)));
  expect(found.sort()).toEqual(Object.keys(reasons).sort());
});

it('what a module remembers for as long as it lives is in a Cache, or is never more than what its reason says (record 62)', () => {
  const reasons: Readonly<Record<string, string>> = {
    'api/modules/guarantees/guarantee-notice.ts': 'one notice for each language',
    'api/read-model/packed-model.ts': 'one number for each column of a table',
    'api/texts/translate.ts': 'one rule for each language',
    'deploy/demo/palettes/pictures.ts': 'one palette for each kind of thing that is drawn',
    'deploy/demo/scenes/scenes.ts': 'one picture for each name of a list',
    'mf-shared/rules/price-format.ts': 'two formats for each language, in first pages that have no room for a Cache',
    'shell/server/rendering/render-thread.ts': 'one menu for each language',
    'shell/src/pages/shell-pages.ts': 'one module for each page of the shell',
    'shell/src/remotes/known-release.ts': 'one hash for each file of the releases that a document shows',
    'shell/src/remotes/load-afresh.ts': 'one load for each remote',
    'shell/src/remotes/load-module.ts': 'one for each module of a remote',
    'shell/src/remotes/preload-files.ts': 'one request for each file of a release',
  };
  // A Map at the outermost level that begins empty is filled while the process or the document lives.
  const sign = /^(?:export )?(?:const|let) \w+(?:: [^=]+)? = new Map(?:<.+>)?\(\);/m;
  const found = rooms.flatMap(codeOf).filter((file) => !file.startsWith('e2e/') && sign.test(read(file)));
  expect(found.sort()).toEqual(Object.keys(reasons).sort());
});
