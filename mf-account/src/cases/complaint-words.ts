import type { ComplaintForm } from 'mf-shared/contract';

/** What the buyer wrote on the form, as the first letter of the case: with each product's name where there are several. */
export function complaintWords({ rows }: Pick<ComplaintForm, 'rows'>): string {
  const [only] = rows;
  if (only && rows.length === 1) return only.complaint;
  return rows
    .map(({ manufacturer, model, complaint }) => `${[manufacturer, model].filter(Boolean).join(' ')}\n${complaint}`)
    .join('\n\n');
}
