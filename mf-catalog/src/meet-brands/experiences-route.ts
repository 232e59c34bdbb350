import type { Experience, Experiences } from 'mf-shared/contract';
import { ApiFailure } from 'mf-shared/http';
import { defineRoute, PageError, type PageHead, type PageRequest } from 'mf-shared/router';
import { indexedPage } from '../lib/page-number.ts';
import { type ListPage, loadListPage, noProperties } from '../load-list/list-page.ts';
import type { ListSource } from '../load-list/list-source.ts';
import { breadcrumbList, itemList } from '../product-cards/structured-data.ts';
import { plainText } from '../read-description/plain-text.ts';
import { ExperiencesPage } from './experiences-page.tsx';

export type ExperiencesData =
  | ({ kind: 'all' } & Experiences)
  | ({ kind: 'one'; source: ListSource; page: ListPage } & Experience);

const rootPath = '/experiences/';

/** The brands of the experiences, or one of them: `/experiences/{slug}/` (ROUTE-28). */
export const route = defineRoute<ExperiencesData>({
  reads: [],
  loader: (request) => {
    const slug = (request.params.slug ?? '').toLowerCase();
    return slug === '' ? loadAll(request) : loadOne(slug, request);
  },
  Component: ExperiencesPage,
  head: (data, request) => (data.kind === 'all' ? headOfAll(data, request) : headOfOne(data, request)),
});

async function loadAll({ api, signal, text }: PageRequest): Promise<ExperiencesData> {
  const { brands } = await api.get<Experiences>('/api/experiences/', { signal });
  if (brands.length === 0) throw new PageError(404, text('experiences.not_found'));
  return { kind: 'all', brands };
}

async function loadOne(slug: string, request: PageRequest): Promise<ExperiencesData> {
  const experience = await findExperience(slug, request);
  const source: ListSource = { kind: 'models', source: 'Manufacturer', slug };
  const page = await loadListPage(source, { properties: noProperties, sortOfGroup: 'default' }, request);
  return { kind: 'one', ...experience, source, page };
}

/** @throws PageError 404 for a brand that the setting does not name, and for more than one segment */
async function findExperience(slug: string, { api, signal, text }: PageRequest): Promise<Experience> {
  try {
    return await api.get<Experience>(`/api/experiences/${encodeURIComponent(slug)}/`, { signal });
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 404) throw new PageError(404, text('experiences.not_found'));
    throw error;
  }
}

type HeadRequest = Pick<PageRequest, 'config' | 'text' | 'url'>;

function headOfAll({ brands }: Experiences, { config, text, url }: HeadRequest): PageHead {
  const image = brands.find((brand) => brand.image !== null)?.image;
  const title = text('experiences.title');
  return {
    title,
    description: text('experiences.description'),
    ...(image ? { image } : {}),
    canonicalPath: rootPath,
    jsonLd:
      typeof document === 'undefined' ? [breadcrumbList([{ name: title, path: rootPath }], url.origin, config)] : [],
  };
}

function headOfOne({ brand, page }: Experience & { page: ListPage }, { config, text, url }: HeadRequest): PageHead {
  const path = `${rootPath}${brand.slug}/`;
  const steps = [
    { name: text('experiences.title'), path: rootPath },
    { name: brand.name, path },
  ];
  return {
    title: `${brand.name}, ${text('experiences.title')}`,
    description: plainText(brand.description) || text('experiences.described', { name: brand.name }),
    ...(brand.promoImages[0] ? { image: brand.promoImages[0] } : {}),
    canonicalPath: path,
    page: indexedPage(url),
    jsonLd:
      typeof document === 'undefined'
        ? [breadcrumbList(steps, url.origin, config), itemList(page.cards, url.origin, config)]
        : [],
  };
}
