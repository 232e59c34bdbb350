import { useQuery } from 'mf-shared/http';
import { usePageConfig } from 'mf-shared/router';
import { logInfo } from 'mf-shared/stores';
import type { SkiCompatibility, SkiPicks } from './ski-pieces.ts';
import { type SkiSport, skiType } from './ski-sport.ts';

/**
 * What fits the chosen pieces, and what they cost; null until known. While another choice is asked about, the last
 * answer stays.
 */
export function useSkiFit(sport: SkiSport, { skis, bindings, boots }: SkiPicks): SkiCompatibility | null {
  const { taxAreaId } = usePageConfig();
  return useQuery<SkiCompatibility>('/api/compatible_products/', {
    query: { ski_id: skis, binding_id: bindings, boot_id: boots, tax_area: taxAreaId, ski_type: skiType[sport] },
    keepsPrevious: true,
    onFailure: (error) => logInfo(`Compatible products failed to load: ${String(error)}`),
  }).data;
}
