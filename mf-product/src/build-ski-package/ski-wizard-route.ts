import { defineRoute, PageError, type PageRequest } from 'mf-shared/router';
import { logInfo } from 'mf-shared/stores';
import { type SkiModel, toSkiModels } from './ski-models.ts';
import type { SkiCompatibility, SkiLists, SkiPiece } from './ski-pieces.ts';
import { type SkiSport, skiSports, skiType, toSkiSport } from './ski-sport.ts';
import { type SkiStart, toSkiStart } from './ski-start.ts';
import { SkiWizardPage } from './ski-wizard-page.tsx';

/** Without a sport the page asks for one. */
export type SkiWizardData =
  | { title: string; lead: string; sport: null; starts: SkiStart[] }
  | { title: string; lead: string; sport: SkiSport; models: Record<SkiPiece, SkiModel[]> };

async function loadWizard(request: PageRequest): Promise<SkiWizardData> {
  const { params, text } = request;
  const asked = params.sport ?? '';
  const words = { title: text('ski.title'), lead: text('ski.lead') };
  if (asked === '') return { ...words, sport: null, starts: await Promise.all(skiSports.map(startOf(request))) };
  const sport = toSkiSport(asked);
  if (!sport) throw new PageError(404, text('errors.page_not_found'));
  const { skis, bindings, boots } = await readLists(request, sport);
  const models = { skis: toSkiModels(skis), bindings: toSkiModels(bindings), boots: toSkiModels(boots) };
  return { ...words, sport, models };
}

async function readLists({ api, config, signal }: PageRequest, sport: SkiSport): Promise<SkiLists> {
  const query = { tax_area: config.taxAreaId, ski_type: skiType[sport] };
  const answer = await api.get<SkiCompatibility>('/api/compatible_products/', { query, signal });
  return answer.compatibleWithSkis;
}

/** The way to a sport stands also where what it offers cannot be told. */
const startOf = (request: PageRequest) => (sport: SkiSport) =>
  readLists(request, sport).then(
    (lists) => toSkiStart(sport, lists),
    (error: unknown) => {
      logInfo(`The ski wizard could not tell what ${sport} offers: ${String(error)}`);
      return toSkiStart(sport, null);
    },
  );

export const route = defineRoute<SkiWizardData>({
  reads: [],
  loader: loadWizard,
  Component: SkiWizardPage,
  head: ({ title, lead }) => ({ title, description: lead }),
});
