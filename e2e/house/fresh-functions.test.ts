import { expect, it } from 'vitest';
import { freshDependencies } from './fresh-functions.ts';
import { filesOf, read } from './source-files.ts';

// Reading the syntax of every front-end file takes seconds, and more where other tests share the processor.
it('no effect of the shop runs again only because a function is new at each render', { timeout: 60_000 }, () => {
  const rooms = ['shell', 'mf-catalog', 'mf-product', 'mf-checkout', 'mf-account', 'mf-shared'] as const;
  const files = rooms.flatMap((room) => filesOf(room, ['.ts', '.tsx'])).filter((file) => !file.includes('.test.'));
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
