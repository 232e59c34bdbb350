/** A product as the editor shows it. */
export interface ProductFacts {
  name: string;
  /** The address of its picture; empty where it has none. */
  picture: string;
  /** Its brand, its price, and what keeps shoppers from buying it. */
  lines: readonly string[];
}

/** A product in the editor: its part of the address until it is known what it is. */
export function productView(slug: string, readProduct: (slug: string) => Promise<ProductFacts>) {
  const dom = document.createElement('div');
  dom.setAttribute('data-editing', 'product');
  show(dom, { name: slug, picture: '', lines: [] });
  readProduct(slug).then(
    (facts) => show(dom, facts),
    // It stays named by its part of the address.
    () => undefined,
  );
  return { dom, ignoreMutation: () => true };
}

function show(dom: HTMLElement, { name, picture, lines }: ProductFacts): void {
  const image = document.createElement('img');
  Object.assign(image, { src: picture, alt: '' });
  const title = document.createElement('strong');
  title.textContent = name;
  const words = lines.map((line) => {
    const span = document.createElement('span');
    span.textContent = line;
    return span;
  });
  dom.replaceChildren(...(picture === '' ? [] : [image]), title, ...words);
}
