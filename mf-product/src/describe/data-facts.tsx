import type { ProductModel, Variant } from 'mf-shared/contract';
import text from 'mf-shared/ui/text/text.module.css';

/** What an engineer wants to know of a product; only on a development host, in the data's own words (PRODUCT-18). */
export function DataFacts({ model, variant }: { model: ProductModel; variant: Variant | null }) {
  const facts: Record<string, unknown> = {
    model: model.id,
    uuid: model.uuid,
    modelnumber: model.modelnumber,
    slug: model.slug,
    group: model.main_group.id,
    tax_class: model.tax_class,
    price_ending: model.price_ending,
    variant: variant?.id,
    teksonumber: variant?.teksonumber,
    shipping_time: variant?.shipping_time,
    stock: variant?.stock_data,
    variants: model.products.length,
  };
  return (
    <table className={text.facts}>
      <tbody>
        {Object.entries(facts).map(([name, value]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{typeof value === 'object' ? JSON.stringify(value) : String(value)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
