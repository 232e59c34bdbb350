import type { ProductModel } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import text from 'mf-shared/ui/text/text.module.css';
import { factRows } from './fact-rows.ts';
import { modelRows } from './model-rows.ts';

/** Properties with their units, then the model's colours and range (PRODUCT-105 to PRODUCT-107). */
export function Facts({ model }: { model: ProductModel }) {
  const { locale } = usePageConfig();
  const say = useText('mf-product');
  return (
    <table className={text.facts}>
      <tbody>
        {[...factRows(model.model_properties, locale), ...modelRows(model, say)].map(({ slug, name, value }) => (
          <tr key={slug}>
            <th scope="row">{name}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
