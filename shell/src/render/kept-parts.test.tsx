import { keptMarkup, useLocation } from 'mf-shared/router';
import { type ReactElement, type ReactNode, useId } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { KeepingParts, PartAlone } from './keeping-parts.tsx';
import { KeptParts } from './kept-parts.ts';

const router = { navigate: async () => undefined, revalidate: async () => undefined };

interface Product {
  name: string;
}
let drawn = 0;

function Card({ product, size = 'normal' }: { product: Product; size?: string }) {
  drawn += 1;
  return (
    <article>
      {product.name}, {size}
    </article>
  );
}
const WithId = ({ product }: { product: Product }) => <p id={useId()}>{product.name}</p>;
const WithAddress = ({ product }: { product: Product }) => <p title={useLocation().pathname}>{product.name}</p>;
const Failing = (_props: { product: Product }): ReactNode => {
  throw new Error('broken');
};

function Kept({ children }: { children: ReactElement }) {
  const html = keptMarkup(children);
  return html === null ? <div>{children}</div> : <div data-kept dangerouslySetInnerHTML={{ __html: html }} />;
}

/** One page with the part in it, as the renderer does it. */
function page(parts: KeptParts, part: ReactElement, config: object = {}): string {
  const { keeper, keepAsked } = parts.openPage(config);
  const around = (children: ReactNode) => <PartAlone router={router}>{children}</PartAlone>;
  const html = renderToString(
    around(
      <KeepingParts keeper={keeper}>
        <Kept>{part}</Kept>
      </KeepingParts>,
    ),
  );
  keepAsked(around);
  return html;
}
const product = { name: 'Kuura & co' };

it('the third page that shows a part has its markup without drawing it, letter for letter', () => {
  const parts = new KeptParts();
  const [first, second] = [page(parts, <Card product={product} />), page(parts, <Card product={product} />)];
  const before = drawn;
  const third = page(parts, <Card product={product} />);
  expect(drawn).toBe(before);
  expect(second).toBe(first);
  expect(third.replace(' data-kept="true"', '')).toBe(first);
  expect(third).toContain('data-kept');
});

it('another product, look or page config is another part', () => {
  const parts = new KeptParts();
  for (let count = 0; count < 3; count += 1) page(parts, <Card product={product} />, { locale: 'fi' });
  expect(page(parts, <Card product={product} />, { locale: 'fi' })).toContain('data-kept');
  expect(page(parts, <Card product={{ ...product }} />, { locale: 'fi' })).not.toContain('data-kept');
  expect(page(parts, <Card product={product} size="small" />, { locale: 'fi' })).not.toContain('data-kept');
  expect(page(parts, <Card product={product} />, { locale: 'sv' })).not.toContain('data-kept');
});

it('what has an id of its place in the page is drawn each time', () => {
  const parts = new KeptParts();
  for (let count = 0; count < 4; count += 1)
    expect(page(parts, <WithId product={product} />)).not.toContain('data-kept');
});

it('what wants something in the head is drawn each time', () => {
  for (const forHead of [
    <title key="1">Kuura</title>,
    <meta key="2" name="robots" content="noindex" />,
    <link key="3" rel="preload" as="image" href="/a.png" />,
    <script key="4" async src="/a.js" />,
    <style key="5" href="a" precedence="a">
      {'.a{}'}
    </style>,
  ]) {
    const WithHead = ({ product: { name } }: { product: Product }) => (
      <p>
        {forHead}
        {name}
      </p>
    );
    const parts = new KeptParts();
    for (let count = 0; count < 4; count += 1)
      expect(page(parts, <WithHead product={product} />)).not.toContain('data-kept');
  }
});

it('what reads the address of its page, or fails alone, is not kept, and is asked for no more', () => {
  for (const Part of [WithAddress, Failing]) {
    const parts = new KeptParts();
    const { keeper, keepAsked } = parts.openPage({});
    const part = <Part product={product} />;
    expect([keeper(part), keeper(part)]).toEqual([null, null]);
    keepAsked((alone) => <PartAlone router={router}>{alone}</PartAlone>);
    expect(keeper(part)).toBeNull();
    keepAsked(() => {
      throw new Error('It is asked for again');
    });
  }
});
