import type { InspectReturnResponse, StaffReturn } from 'mf-shared/contract';
import { ApiFailure, useApi } from 'mf-shared/http';
import { type Translate, useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { orderMoney } from 'mf-shared/rules/order-money';
import { showToast } from 'mf-shared/stores';
import type { FieldProblem } from 'mf-shared/ui/field/error-summary.tsx';
import { useCall } from 'mf-shared/ui/use-call.ts';
import { useState } from 'react';
import { failureWords } from '../failure-words.ts';
import { fieldId } from './field-id.ts';
import { askedLine, type JudgedLine, linesToJudge, pieceByPiece } from './judged-lines.ts';

export interface Inspected {
  found: StaffReturn;
  onBooked: () => void;
  /** Somebody else was faster: the return is read again, and what was typed stays. */
  onConflict: () => void;
}

/** The id of the field with the words to the buyer. */
export const answerId = 'inspect-answer';

/**
 * What is decided about each line, what the service tells of it, and the booking. It keeps its problems itself: rows are
 * parted while it is filled in, and it is sent twice, for the sums and to book them, which `useForm` does not know.
 */
export function useInspection({ found, onBooked, onConflict }: Inspected) {
  const text = useText('mf-account');
  const api = useApi();
  const money = orderMoney(found.currency, usePageConfig());
  const [lines, setLines] = useState(() => linesToJudge(found));
  const [answer, setAnswer] = useState('');
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [told, setTold] = useState<InspectReturnResponse | null>(null);

  const refuse = (found: readonly FieldProblem[]) => {
    setProblems(found);
    setAttempt((count) => count + 1);
  };
  /** Changes a line, and drops the sums that the service told for the lines before. */
  const change = (key: string, own: Partial<JudgedLine>) => {
    setLines((now) => now.map((line) => (line.key === key ? { ...line, ...own } : line)));
    setTold(null);
  };
  const split = (key: string) => {
    setLines((now) => now.flatMap((line) => (line.key === key ? pieceByPiece(line) : line)));
    setTold(null);
  };

  const [call, send] = useCall(async (step: 'tell' | 'book') => {
    const total = step === 'book' ? told?.total : undefined;
    setProblems([]);
    try {
      const body = { version: found.version, lines: lines.map(askedLine), answer, total };
      const path = `/api/staff/returns/${encodeURIComponent(found.reference)}/inspection/`;
      const answered = await api.post<InspectReturnResponse>(path, body);
      if (answered.step === 'told') return setTold(answered);
      showToast('success', text('staff_returns.booked', { reference: found.reference }));
      if (answered.refund === 'requested')
        showToast('success', text('staff_order.refund_later', { amount: money(answered.to_payment) }));
      if (answered.refund === 'refused') showToast('error', text('staff_order.refused'));
      onBooked();
    } catch (failure) {
      setTold(null);
      refuse(problemsOf(failure, lines, text));
      if (failure instanceof ApiFailure && failure.code === 'return_changed') onConflict();
    }
  });
  const isBusy = call.status === 'loading';
  return { lines, answer, setAnswer, problems, attempt, told, isBusy, change, split, refuse, send };
}

/** What the service refuses, each at its field; what it does not say about a field stands at the first one. */
function problemsOf(failure: unknown, lines: readonly JudgedLine[], text: Translate): FieldProblem[] {
  const fields = failure instanceof ApiFailure ? Object.entries(failure.fields) : [];
  const known = fields.flatMap(([name, message]) => {
    const [, at = '', field = ''] = /^lines\.(\d+)\.(\w+)$/.exec(name) ?? [];
    const line = lines[Number(at)];
    return at !== '' && line ? [{ fieldId: fieldId(line.key, field), message }] : [];
  });
  const first = lines[0] ? fieldId(lines[0].key, 'outcome') : answerId;
  return known.length > 0 ? known : [{ fieldId: first, message: failureWords(failure, text) }];
}
