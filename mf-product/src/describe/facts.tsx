import type { ProductModel } from 'mf-shared/contract';
import text from 'mf-shared/ui/text/text.module.css';

/** Properties with their units (spec: catalogue §2 Tabs, Details). */
export function Facts({ properties }: { properties: ProductModel['model_properties'] }) {
  return (
    <table className={text.facts}>
      <tbody>
        {properties.map(({ slug, name, value, unit }) => (
          <tr key={slug}>
            <th scope="row">{name}</th>
            <td>{unit ? `${value}\u00a0${unit}` : value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
