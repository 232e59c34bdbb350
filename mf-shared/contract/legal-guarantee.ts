import { z } from 'zod';

/** Answer of GET /api/legal-guarantee/: what a buyer reads of guarantees before the order (LAW-11, LAW-12). */
export const legalGuarantee = z.object({
  notice: z.string().describe('the harmonised notice as HTML'),
  /** How long it lasts where the order goes, where the shop’s settings say more than the law’s two years; else empty. */
  country: z.string(),
  label: z.string().describe('the label of the producer’s guarantee as HTML; empty without such a guarantee'),
});
export type LegalGuarantee = z.infer<typeof legalGuarantee>;
