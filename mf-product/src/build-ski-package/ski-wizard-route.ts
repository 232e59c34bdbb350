import { defineRoute, PageError, type PageRequest } from 'mf-shared/router';
import { type SkiModel, toSkiModels } from './ski-models.ts';
import type { SkiCompatibility, SkiPiece } from './ski-pieces.ts';
import { type SkiSport, skiType, toSkiSport } from './ski-sport.ts';
import { SkiWizardPage } from './ski-wizard-page.tsx';

/** Without a sport the page asks for one. */
export type SkiWizardData =
  | { title: string; lead: string; sport: null }
  | { title: string; lead: string; sport: SkiSport; models: Record<SkiPiece, SkiModel[]> };

async function loadWizard({ api, config, params, signal, text }: PageRequest): Promise<SkiWizardData> {
  const asked = params.sport ?? '';
  const words = { title: text('ski.title'), lead: text('ski.lead') };
  if (asked === '') return { ...words, sport: null };
  const sport = toSkiSport(asked);
  if (!sport) throw new PageError(404, text('errors.page_not_found'));
  const { compatibleWithSkis } = await api.get<SkiCompatibility>('/api/compatible_products/', {
    query: { tax_area: config.taxAreaId, ski_type: skiType[sport] },
    signal,
  });
  const { skis, bindings, boots } = compatibleWithSkis;
  const models = { skis: toSkiModels(skis), bindings: toSkiModels(bindings), boots: toSkiModels(boots) };
  return { ...words, sport, models };
}

export const route = defineRoute<SkiWizardData>({
  reads: [],
  loader: loadWizard,
  Component: SkiWizardPage,
  head: ({ title, lead }) => ({ title, description: lead }),
});
