import type { Complaint } from 'mf-shared/contract';
import { useApi } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { useHref, useNavigate } from 'mf-shared/router';
import { useKeptForm } from '../cases/use-kept-form.ts';
import { attachedTo, type Uploads, useUploads } from '../cases/use-uploads.ts';
import { labelOf } from '../forms/numbered-rows.ts';
import { type Form, useForm } from '../forms/use-form.ts';
import { useRowInSummary } from '../forms/use-row-in-summary.ts';
import {
  type ComplaintName,
  complaintBody,
  complaintNames,
  complaintRules,
  emptyComplaint,
  isFromWebShop,
} from './complaint-values.ts';

export type ComplaintFields = Form<ComplaintName>;

export interface ComplaintDraft {
  form: ComplaintFields;
  files: Uploads;
}

/** The complaint while it is filled in: kept in the tab until it is sent, the first wrong field takes the focus (AFTER-68). */
export function useComplaintForm(): ComplaintDraft {
  const text = useText('mf-account');
  const href = useHref();
  const navigate = useNavigate();
  const api = useApi();
  const kept = useKeptForm('complaint');
  const files = useUploads(kept.draft, 'complaint');
  const labels = complaintNames.map((name) => [name, text(`complaint.fields.${labelOf(name)}`)]);
  const form = useForm<ComplaintName>({
    id: 'complaint',
    initial: emptyComplaint,
    labels: Object.fromEntries(labels) as Record<ComplaintName, string>,
    rules: complaintRules,
    inSummary: useRowInSummary(),
    kept,
    focuses: 'field',
    send: async (values) => {
      const attachments = attachedTo(files, text);
      const { requestKey, draft } = kept;
      const body = complaintBody(values, { requestKey, draft, attachments });
      const filed = await api.post<Complaint>('/api/reclamations/', body);
      kept.forget();
      void navigate(`${href('/reclamation/status/')}#${filed.code}`);
    },
    explain: ({ code }) => (code === 'order_not_found' ? { orderNumber: text('view_order.not_found') } : null),
  });
  return { form: { ...form, summary: inPageOrder(form.summary, form.values) }, files };
}

/** Buyers in a store are asked for the email last, beside the phone, and not with an order's number. */
function inPageOrder(summary: ComplaintFields['summary'], values: ComplaintFields['values']) {
  if (isFromWebShop(values)) return summary;
  const isEmail = ({ fieldId }: ComplaintFields['summary'][number]) => fieldId === 'complaint-email';
  return summary.toSorted((one, other) => Number(isEmail(one)) - Number(isEmail(other)));
}
