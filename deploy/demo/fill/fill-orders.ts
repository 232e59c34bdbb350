import type { Executor } from 'api/seed';
import { insertMany } from 'api/seed';
import { localeCodes } from 'mf-shared/contract';
import type { DemoGroup } from '../groups/build-groups.ts';
import type { DemoModel } from '../models/demo-model.ts';
import { demoBrands } from '../naming/demo-brands.ts';
import { type DemoOrder, demoOrderKey, demoOrders } from '../orders/demo-orders.ts';
import { colorOf } from '../palettes/colors.ts';
import { demoDiscountCodes } from '../shop/codes.ts';
import { demoCustomers } from '../shop/customers.ts';
import { sha256 } from './fill-commerce.ts';

const vatBasisPoints = 2550;
const vatOf = (grossMinor: number) => Math.round((grossMinor * vatBasisPoints) / (10_000 + vatBasisPoints));
const later = (moment: string, days: number) => new Date(Date.parse(moment) + days * 86_400_000).toISOString();

/** Past orders of the demo accounts, paid and in several states; the newest ones hold no stock. */
export async function fillOrders(
  db: Executor,
  models: readonly DemoModel[],
  groups: readonly DemoGroup[],
  today: string,
): Promise<void> {
  const orders = demoOrders(today);
  const lines = orders.map((order, i) => orderLines(order, i + 1, models, groups));
  await insertMany(
    db,
    'orders',
    orders.map((order, i) => orderRow(order, i + 1, lines[i] ?? [], today)),
  );
  await insertMany(db, 'order_lines', lines.flat());
  await insertMany(
    db,
    'order_status_history',
    orders.flatMap((order, i) =>
      order.moves.map(([status, days]) => ({ order_id: i + 1, status, at: later(order.placedAt, days) })),
    ),
  );
  await insertMany(
    db,
    'payments',
    orders.map((order, i) => {
      const { total_minor } = orderRow(order, i + 1, lines[i] ?? [], today);
      return {
        id: `demo-payment-${order.number}`,
        order_id: i + 1,
        provider: 'klarna',
        status: 'captured',
        amount_minor: total_minor,
        captured_minor: total_minor,
        provider_reference: `demo-${order.number}`,
        created_at: order.placedAt,
        updated_at: order.placedAt,
        captured_at: order.placedAt,
      };
    }),
  );
}

function orderLines(order: DemoOrder, orderId: number, models: readonly DemoModel[], groups: readonly DemoGroup[]) {
  const goods = order.lines.map(([modelId, place, amount], i) => {
    const model = models.find(({ id }) => id === modelId);
    const variant = model?.variants[place];
    if (!model || !variant) throw new Error(`No variant ${place} of model ${modelId} for the demo order`);
    const unit = model.price.activeMinor;
    const color = variant.colorSlug;
    return {
      order_id: orderId,
      line_number: i + 1,
      variant_id: variant.id,
      model_id: model.id,
      name: model.names.fi,
      manufacturer: demoBrands.find(({ slug }) => slug === model.brandSlug)?.name ?? '',
      color: color ? colorOf(color).name.fi : '',
      size: variant.size ?? '',
      image: model.colors.find(({ slug }) => slug === color)?.images[0] ?? model.image,
      path: pathOf(model, groups),
      amount,
      unit_minor: unit,
      regular_minor: model.price.regularMinor,
      row_minor: unit * amount,
      discount_minor: i === 0 ? order.discountMinor : 0,
      vat_basis_points: vatBasisPoints,
      vat_minor: vatOf(unit * amount - (i === 0 ? order.discountMinor : 0)),
    };
  });
  return goods;
}

/** The Finnish path of a model, as it was when it was bought. */
function pathOf(model: DemoModel, groups: readonly DemoGroup[]): string {
  const main = groups.find(({ key }) => key === model.groups[0]);
  const way = [...(main?.parentKeys ?? []), main?.key].map(
    (key) => groups.find((group) => group.key === key)?.slugs.fi,
  );
  return `/${[model.brandSlug, ...way, model.slug].join('/')}/`;
}

function orderRow(order: DemoOrder, id: number, lines: ReturnType<typeof orderLines>, today: string) {
  const customer = demoCustomers.find((each) => each.id === order.customerId);
  if (!customer) throw new Error(`No customer ${order.customerId}`);
  const linesMinor = lines.reduce((sum, line) => sum + line.row_minor, 0);
  const total = linesMinor + order.deliveryMinor - order.discountMinor;
  const vat = vatOf(total);
  const codeIndex = demoDiscountCodes(today).findIndex(({ code }) => code === order.discountCode);
  return {
    id,
    number: order.number,
    key_hash: sha256(demoOrderKey(order.number)),
    customer_id: order.customerId,
    status: order.status,
    language: localeCodes[0],
    country_code: 'fi',
    tax_area_id: 1,
    lines_minor: linesMinor,
    delivery_minor: order.deliveryMinor,
    discount_minor: order.discountMinor,
    total_minor: total,
    vat: [{ basis_points: vatBasisPoints, net_minor: total - vat, vat_minor: vat }],
    discount_code_id: codeIndex < 0 ? null : codeIndex + 1,
    delivery_method: order.deliveryMethod,
    delivery_location: order.location,
    delivery: { name: order.deliveryName, location: order.location, estimate_text: '' },
    tracking_code: order.trackingCode ?? '',
    tracking_link: order.trackingCode ? `https://www.posti.fi/en/tracking#/lahetys/${order.trackingCode}` : '',
    first_name: customer.firstName,
    last_name: customer.lastName,
    address: customer.address,
    postal_code: customer.postalCode,
    city: customer.city,
    phone: customer.phone,
    email: customer.email,
    placed_at: order.placedAt,
    paid_at: order.placedAt,
  };
}
