import { useText } from 'mf-shared/i18n';
import { countOf, rowNumberOf } from './numbered-rows.ts';

/** Names the product of a field in the summary of problems, where the form has several: `Product 2, `. */
export function useRowInSummary(): (name: string, values: { count: string }) => string {
  const text = useText('mf-account');
  return (name, values) => {
    const number = rowNumberOf(name);
    return number === null || countOf(values) < 2 ? '' : `${text('store_return.product', { number })}, `;
  };
}
