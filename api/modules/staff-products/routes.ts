import {
  addedVariants,
  apiError,
  done,
  idInPath,
  newProduct,
  newVariants,
  productChoices,
  productFactsRequest,
  productMaking,
  productPicturesRequest,
  productPriceRequest,
  productStockRequest,
  productTextsRequest,
  productVisibilityRequest,
  rowId,
  savedProduct,
  staffProduct,
  staffProductsQuery,
  staffProductsResponse,
  undoProductWriteRequest,
  variantRequest,
} from 'mf-shared/contract';
import { z } from 'zod';
import { callerOf, requireStore } from '../../http/access.ts';
import type { ServiceApp, ServiceContext, ServiceModule } from '../../http/service-module.ts';
import { addVariants } from './add-variants.ts';
import { changeProduct, undoProductWrite } from './change-product.ts';
import { factsSection, tidyFacts } from './facts-section.ts';
import { listChoices } from './list-choices.ts';
import { listMaking } from './list-making.ts';
import { listProducts } from './list-products.ts';
import { makeProduct } from './make-product.ts';
import { askedPictures, picturesSection } from './pictures-section.ts';
import { priceSection, textsSection, visibilitySection } from './product-sections.ts';
import { readStaffProduct } from './read-staff-product.ts';
import { setStock } from './set-stock.ts';
import { toStoredPrice, variantSection } from './variant-section.ts';

const ok = { ok: true } as const;
const path = '/api/staff/products/';
const answers = { response: { 200: done, '4xx': apiError } };
const saves = { response: { 200: savedProduct, '4xx': apiError } };

/** Products as the staff see and change them (STAFF-27 to STAFF-30). */
export const staffProducts: ServiceModule = (app, context) => {
  app.addHook('onSend', async (request, reply) => {
    if (request.url.startsWith(path)) reply.header('cache-control', 'private, no-store');
  });

  addReadingRoutes(app, context);
  addChangeRoutes(app, context);
  addPictureRoute(app, context);
  addMakingRoutes(app, context);
};

/** The list of products, what its filters offer, and one product. */
function addReadingRoutes(app: ServiceApp, { db, catalogue }: ServiceContext): void {
  app.get(
    path,
    {
      config: { access: 'products.read' },
      schema: { querystring: staffProductsQuery, response: { 200: staffProductsResponse, '4xx': apiError } },
    },
    (request) => listProducts(db, request.query, request.locale),
  );

  app.get(
    `${path}choices/`,
    { config: { access: 'products.read' }, schema: { response: { 200: productChoices, '4xx': apiError } } },
    (request) => listChoices(db, request.locale),
  );

  app.get(
    `${path}:id/`,
    {
      config: { access: 'products.read' },
      schema: { params: idInPath, response: { 200: staffProduct, '4xx': apiError } },
    },
    (request) =>
      readStaffProduct(db, catalogue.catalogue, request.params.id, {
        locale: request.locale,
        rights: callerOf(request).rights,
      }),
  );
}

/** Changes of a product, and undoing one. */
function addChangeRoutes(app: ServiceApp, { db }: ServiceContext): void {
  app.post(
    `${path}:id/price/`,
    { config: { access: 'products.prices' }, schema: { params: idInPath, body: productPriceRequest, ...saves } },
    async (request) => {
      const { version, ...price } = request.body;
      return changeProduct(db, whoOf(request), priceSection, {
        version,
        next: toStoredPrice(price),
      });
    },
  );

  app.post(
    `${path}:id/texts/`,
    { config: { access: 'products.texts' }, schema: { params: idInPath, body: productTextsRequest, ...saves } },
    async (request) => {
      const { version, is_machine_translated: isMachine, ...texts } = request.body;
      return changeProduct(db, whoOf(request), textsSection(texts.locale), {
        version,
        next: { ...texts, is_manual: !isMachine },
      });
    },
  );

  app.post(
    `${path}:id/visibility/`,
    { config: { access: 'products.texts' }, schema: { params: idInPath, body: productVisibilityRequest, ...saves } },
    async (request) => {
      const { version, is_public } = request.body;
      return changeProduct(db, whoOf(request), visibilitySection, { version, next: { is_public } });
    },
  );

  app.post(
    `${path}:id/stock/`,
    { config: { access: 'products.stock' }, schema: { params: idInPath, body: productStockRequest, ...answers } },
    async (request) => {
      requireStore(callerOf(request), request.body.store_id);
      await setStock(db, whoOf(request), request.body);
      return ok;
    },
  );

  app.post(
    `${path}:id/undo/`,
    { config: { access: 'products.texts' }, schema: { params: idInPath, body: undoProductWriteRequest, ...answers } },
    async (request) => {
      await undoProductWrite(db, { ...whoOf(request), rights: callerOf(request).rights }, request.body.write);
      return ok;
    },
  );
}

/** The pictures of a product and their order (STAFF-66). */
function addPictureRoute(app: ServiceApp, { db, settings: { originalsDir } }: ServiceContext): void {
  app.post(
    `${path}:id/pictures/`,
    { config: { access: 'products.texts' }, schema: { params: idInPath, body: productPicturesRequest, ...saves } },
    async (request) => {
      const { version, ...asked } = request.body;
      const next = await askedPictures(db, { modelId: request.params.id, originalsDir }, asked);
      return changeProduct(db, whoOf(request), picturesSection, { version, next });
    },
  );
}

/** Products that staff make, what they are, and their variants (STAFF-70, STAFF-71). */
function addMakingRoutes(app: ServiceApp, { db }: ServiceContext): void {
  const config = { access: 'products.make' } as const;
  app.get(`${path}making/`, { config, schema: { response: { 200: productMaking, '4xx': apiError } } }, (request) =>
    listMaking(db, request.locale),
  );

  app.post(
    path,
    { config, schema: { body: newProduct, response: { 200: madeProduct, '4xx': apiError } } },
    async (request) => ({ id: await makeProduct(db, callerOf(request).id, request.body) }),
  );

  app.post(
    `${path}:id/facts/`,
    { config, schema: { params: idInPath, body: productFactsRequest, ...saves } },
    async (request) => {
      const { version, ...facts } = request.body;
      return changeProduct(db, whoOf(request), factsSection, { version, next: tidyFacts(facts) });
    },
  );

  app.post(
    `${path}:id/variants/`,
    { config, schema: { params: idInPath, body: newVariants, response: { 200: addedVariants, '4xx': apiError } } },
    async (request) => addVariants(db, { ...whoOf(request), locale: request.locale }, request.body),
  );

  app.post(
    `${path}:id/variant/`,
    { config, schema: { params: idInPath, body: variantRequest, ...saves } },
    async (request) => {
      const { version, price, ...facts } = request.body;
      const next = { ...facts, price: price && toStoredPrice(price) };
      return changeProduct(db, whoOf(request), variantSection(facts.sku), { version, next });
    },
  );
}

const madeProduct = z.object({ id: rowId });

type Caller = Parameters<typeof callerOf>[0] & { params: z.output<typeof idInPath> };
const whoOf = (request: Caller) => ({ modelId: request.params.id, actorId: callerOf(request).id });
