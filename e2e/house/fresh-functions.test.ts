import { expect, it } from 'vitest';
import { freshDependencies } from './fresh-functions.ts';
import { filesOf, read } from './source-files.ts';

// Reading the syntax of every front-end file takes seconds, and more where other tests share the processor.
it('no effect of the shop runs again only because a function is new at each render', { timeout: 60_000 }, () => {
  const rooms = ['shell', 'mf-catalog', 'mf-product', 'mf-checkout', 'mf-account', 'mf-shared'] as const;
  const files = rooms
    .flatMap((room) => filesOf(room, ['.ts', '.tsx']))
    .filter((file) => !/\.test\.|\/testing\//.test(file));
  expect(freshDependencies(new Map(files.map((file) => [file, read(file)])))).toEqual([]);
});

const found = (text: string) => freshDependencies(new Map([['page.tsx', text]]));

it.each([
  [
    'a function that a hook makes anew',
    `function useHref() { return (path) => path; }
     function useAsked() { const href = useHref(); useEffect(() => {}, [href]); }`,
  ],
  [
    'a part of what a hook gives back',
    `function useForm() { const [values] = useState({}); return { values, send: () => values }; }
     function Form() { const { send } = useForm(); useEffect(() => {}, [send]); return null; }`,
  ],
  [
    'a function that is kept for as long as one that is new',
    `function useAsked() {
       const ask = () => 1;
       const again = useCallback(() => ask(), [ask]);
       useEffect(() => {}, [again]);
     }`,
  ],
  [
    'an argument that the caller makes anew',
    `function useEscape(close) { useEffect(() => {}, [close]); }
     function Panel() { useEscape(() => 1); return null; }`,
  ],
  [
    'a prop that is handed down twice',
    `function Inner({ onClose }) { useLayoutEffect(() => {}, [onClose]); return null; }
     const Outer = memo(function Outer({ onEnd }) { return <Inner onClose={onEnd} />; });
     function Page() { function end() {} return <Outer onEnd={end} />; }`,
  ],
  [
    'a prop that is spread from an object',
    `function Inner({ onClose }) { useEffect(() => {}, [onClose]); return null; }
     function Page({ id }) { return <Inner key={id} {...{ onClose: () => id }} />; }`,
  ],
  [
    'a prop that is spread with the others',
    `function Inner({ onClose }) { useEffect(() => {}, [onClose]); return null; }
     function Middle({ title, ...others }) { return <Inner {...others} title={title} />; }
     function Outer(props) { return <Middle {...props} />; }
     function Page({ id }) { const handed = { id, ...{ onClose: () => id } }; return <Outer {...handed} />; }`,
  ],
  [
    'a part of a prop that is handed down whole',
    `function Inner({ form }) { useEffect(() => {}, [form.send]); return null; }
     function Outer({ form }) { return <Inner form={form} />; }
     function Page({ id }) { return <Outer form={{ id, send: () => id }} />; }`,
  ],
  [
    'a function in the value of a context',
    `const Dialogs = createContext(null);
     function useClose() { const { close } = useContext(Dialogs); useEffect(() => {}, [close]); }
     function Page({ children }) { return <Dialogs value={{ close: () => 1 }}>{children}</Dialogs>; }`,
  ],
  [
    'a function that is the value of a context, which a hook hands on',
    `const Close = createContext(null);
     export const CloseProvider = Close.Provider;
     const given = (value) => { if (value === null) throw new Error(); return value; };
     const useClose = () => given(use(Close));
     function Panel() { const close = useClose(); useEffect(() => {}, [close]); return null; }
     function Page({ onClose, children }) { return <CloseProvider value={onClose}>{children}</CloseProvider>; }
     function Shop() { return <Page onClose={() => 1} />; }`,
  ],
  [
    'the object that is the value of a context',
    `const Dialogs = createContext(null);
     function Panel() { const dialogs = useContext(Dialogs); useEffect(() => dialogs.open(), [dialogs]); return null; }
     function Page({ open }) { return <Dialogs.Provider value={{ open }} />; }`,
  ],
  [
    'a function that another one makes',
    `function debounce(work, ms) { let timer; return () => { timer = setTimeout(work, ms); }; }
     function useSearch(ask) { const later = debounce(ask, 100); useEffect(() => later(), [later]); }`,
  ],
  [
    'a function that another one gives back as it is',
    `const counted = (work) => work;
     function useSearch() { const ask = counted(() => 1); useEffect(() => ask(), [ask]); }`,
  ],
])('finds %s', (_title, text) => {
  expect(found(text)).toHaveLength(1);
});

it('passes what stays the same between renders', () => {
  const text = `
    const load = () => 1;
    function useHref() { const { locale } = useConfig(); return useCallback((path) => path + locale, [locale]); }
    function useEscape(close) { useEffect(() => {}, [close, load]); }
    function Panel({ id }) {
      const href = useHref();
      const [isOpen, setOpen] = useState(false);
      const close = useCallback(() => setOpen(false), []);
      const draw = () => id;
      useEscape(close);
      useEffect(() => {}, [href, isOpen, id]);
      return <button onClick={() => draw()} />;
    }`;
  expect(found(text)).toEqual([]);
});

it.each([
  [
    'a spread function that another prop replaces',
    `function Inner({ onClose }) { useEffect(() => {}, [onClose]); return null; }
     function Page({ onEnd }) { return <Inner {...{ onClose: () => 1 }} onClose={onEnd} />; }`,
  ],
  [
    'the value of a context that is kept',
    `const Dialogs = createContext(null);
     function Panel() { const { close } = useContext(Dialogs); useEffect(() => {}, [close]); return null; }
     function Page() { const value = useMemo(() => ({ close: () => 1 }), []); return <Dialogs value={value} />; }`,
  ],
  [
    'another part of a context',
    `const Dialogs = createContext(null);
     function Panel() { const { name } = useContext(Dialogs); useEffect(() => {}, [name]); return null; }
     function Page({ name }) { return <Dialogs value={{ name, close: () => 1 }} />; }`,
  ],
  [
    'a function that another one keeps',
    `const loaders = new Map();
     function loaderOf(name) {
       const known = loaders.get(name);
       if (known) return known;
       const load = () => import(name);
       loaders.set(name, load);
       return load;
     }
     function useLoaded(name) { const load = loaderOf(name); useEffect(() => { load(); }, [load]); }`,
  ],
])('passes %s', (_title, text) => {
  expect(found(text)).toEqual([]);
});

it('takes a function from the file that it is imported from', () => {
  const page = `import { makeAsk } from '../lib/ask.ts';
    function Page() { const ask = makeAsk(); useEffect(() => ask(), [ask]); return null; }`;
  const sources = (folder: string) =>
    new Map([
      [`mf-a/src/page/page.tsx`, page],
      [`mf-a/src/${folder}/ask.ts`, 'export const makeAsk = () => () => 1;'],
    ]);
  expect(freshDependencies(sources('lib'))).toEqual(['mf-a/src/page/page.tsx:2 Page']);
  expect(freshDependencies(sources('other'))).toEqual([]);
});
