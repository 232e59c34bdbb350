import type { ProductModel } from 'mf-shared/contract';
import { usePageConfig } from 'mf-shared/router';
import text from 'mf-shared/ui/text/text.module.css';
import { factRows } from './fact-rows.ts';

/** Properties with their units (PRODUCT-105). */
export function Facts({ properties }: { properties: ProductModel['model_properties'] }) {
  const { locale } = usePageConfig();
  return (
    <table className={text.facts}>
      <tbody>
        {factRows(properties, locale).map(({ slug, name, value }) => (
          <tr key={slug}>
            <th scope="row">{name}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
