import { z } from 'zod';
import type { ServiceModule } from '../../http/service-module.ts';
import { taxAreaOf } from '../../http/tax-area.ts';
import { baseTaxAreaId } from '../../read-model/tax-rates.ts';
import { compatibleProducts } from './compatible-products.ts';

const variantId = z.coerce.number().int().optional();
const query = z.object({
  ski_id: variantId,
  binding_id: variantId,
  boot_id: variantId,
  tax_area: z.coerce.number().int().default(baseTaxAreaId),
  ski_type: z.enum(['laskettelu', 'murto']).default('laskettelu'),
});
const skiProduct = z.object({
  variantId: z.number().int(),
  modelId: z.number().int(),
  name: z.string(),
  image: z.string(),
  slug: z.string(),
  size: z.string(),
  facts: z.array(z.string()).describe('measured properties in words'),
  color: z.object({ name: z.string(), control: z.string() }).nullable(),
});
const lists = z.object({ skis: z.array(skiProduct), bindings: z.array(skiProduct), boots: z.array(skiProduct) });
const response = z.object({
  compatibleWithSkis: lists,
  compatibleWithBindings: lists,
  compatibleWithBoots: lists,
  prices: z.object({ regular: z.number(), discount: z.number() }),
});
export type CompatibleProducts = z.infer<typeof response>;
export type SkiLists = z.infer<typeof lists>;

export const skiWizard: ServiceModule = (app, { db, catalogue }) => {
  app.get(
    '/api/compatible_products/',
    { config: { access: 'public' }, schema: { querystring: query, response: { 200: response } } },
    (request, reply) => {
      const { ski_id, binding_id, boot_id, tax_area, ski_type } = request.query;
      reply.header('cache-control', 'public, max-age=30').header('vary', 'accept-language');
      return compatibleProducts(db, catalogue.catalogue, {
        sport: ski_type === 'laskettelu' ? 'alpine' : 'nordic',
        chosen: { skis: ski_id, bindings: binding_id, boots: boot_id },
        taxAreaId: taxAreaOf(catalogue.catalogue, tax_area),
        locale: request.locale,
      });
    },
  );
};
