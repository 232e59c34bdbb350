import type { Locale, SearchResponse } from 'mf-shared/contract';
import { type FoundThing, FoundThings } from './found-things.tsx';

export type { FoundThing } from './found-things.tsx';

interface FoundInShopProps {
  id: string;
  label: string;
  /** What is wrong with what was chosen. */
  error?: string | undefined;
  /** In which names are looked for. */
  language: Locale;
  read: (found: SearchResponse) => FoundThing[];
  onChoose: (thing: FoundThing) => void;
}

/** A search of the shop within a form: what is found is chosen by a press. */
export const FoundInShop = ({ language, ...props }: FoundInShopProps) => (
  <FoundThings<SearchResponse> path="/api/search/" query={{ language, limit: 6 }} {...props} />
);

/** The products that a search of the shop found, by their slugs. */
export const productsOf = ({ products }: SearchResponse): FoundThing[] =>
  products.map(({ name, path }) => ({ name, address: path.split('/').filter(Boolean).at(-1) ?? '' }));
