import type { Complaint } from 'mf-shared/contract';
import { ApiFailure, useApi } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { useHref, useNavigate } from 'mf-shared/router';
import { useKeptForm } from '../cases/use-kept-form.ts';
import { type Uploads, useUploads } from '../cases/use-uploads.ts';
import { labelOf } from '../forms/numbered-rows.ts';
import { type Form, useForm } from '../forms/use-form.ts';
import { useRowInSummary } from '../forms/use-row-in-summary.ts';
import {
  type ComplaintName,
  complaintBody,
  complaintNames,
  complaintRules,
  emptyComplaint,
} from './complaint-values.ts';

export type ComplaintFields = Form<ComplaintName>;

export interface ComplaintDraft {
  form: ComplaintFields;
  files: Uploads;
  /** Files that are not at the service. */
  stuckFiles: number;
}

/**
 * The complaint while it is filled in: kept in the tab until it is sent, the first wrong field takes the focus (AFTER-68).
 * @param leavesFiles send it without the files that could not be sent
 */
export function useComplaintForm(leavesFiles: boolean): ComplaintDraft {
  const text = useText('mf-account');
  const href = useHref();
  const navigate = useNavigate();
  const api = useApi();
  const kept = useKeptForm('complaint');
  const files = useUploads(kept.draft, 'complaint');
  const stuckFiles = files.uploads.filter(({ state }) => state !== 'done').length;
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
      if (stuckFiles > 0 && !leavesFiles) throw new ApiFailure(409, 'files', text('attach.files_stuck'));
      const attachments = files.uploads.flatMap(({ id }) => id ?? []);
      const { requestKey, draft } = kept;
      const body = complaintBody(values, { requestKey, draft, attachments });
      const filed = await api.post<Complaint>('/api/reclamations/', body);
      kept.forget();
      void navigate(`${href('/reclamation/status/')}#${filed.code}`);
    },
    explain: ({ code, message }) => {
      if (code === 'order_not_found') return { orderNumber: text('view_order.not_found') };
      return code === 'files' ? message : null;
    },
  });
  return { form, files, stuckFiles };
}
