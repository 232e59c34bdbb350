import type { Order, WithdrawOrderResponse } from 'mf-shared/contract';
import { ApiFailure, useApi } from 'mf-shared/http';
import { type Translate, useText } from 'mf-shared/i18n';
import { useHref, useNavigate } from 'mf-shared/router';
import type { FieldProblem } from 'mf-shared/ui/field/error-summary.tsx';
import { useCall } from 'mf-shared/ui/use-call.ts';
import { useState } from 'react';
import { forgetForm } from '../cases/kept-form.ts';
import { attachedTo, isStuck, type Uploads, useUploads } from '../cases/use-uploads.ts';
import { tellRefusal } from '../lib/tell-refusal.ts';
import { pointId, postalCodeId } from './choose-point.tsx';
import { buyerCalls, type ToldReturn, toRequest } from './return-lines.ts';
import { type TakeChanged, useChangedOrder } from './use-changed-order.ts';
import type { KeptReturn, ReturnValues } from './use-kept-return.ts';
import { wayId } from './ways-back.tsx';

interface ToSend {
  kept: KeptReturn;
  order: Order;
  told: ToldReturn;
  onTold: (told: ToldReturn) => void;
  onChanged?: TakeChanged | undefined;
}

/** Sends a return as it was told: with its way, its files and the confirmation of its sums. */
export function useSending({ kept, order, told, onTold, onChanged }: ToSend) {
  const text = useText('mf-account');
  const href = useHref();
  const navigate = useNavigate();
  const api = useApi();
  const files = useUploads(kept.draft, 'return');
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  const [attempt, setAttempt] = useState(0);
  const { values } = kept;
  const readChanged = useChangedOrder({ kept, order, onChanged });
  const offer = offerOf(told, values);
  const isCard = told.can_be_gift_card && values.wantsGiftCard;
  // A missing answer is told until it is given.
  const answering = {
    ...kept,
    change: (some: Partial<ReturnValues>) => {
      setProblems([]);
      kept.change(some);
    },
  };
  const refuse = (message: string, fieldId = 'return-send') => {
    setProblems([{ fieldId, message }]);
    setAttempt((count) => count + 1);
  };
  const [call, declare] = useCall(async () => {
    setProblems([]);
    try {
      const declared = await api.post<WithdrawOrderResponse>(buyerCalls.declare, {
        ...{ ...toRequest(order, values), money: isCard ? 'gift_card' : 'payment' },
        ...(offer && { way: offer.way, drop_point: offer.way === 'label' ? values.dropPoint : '' }),
        ...{ requestKey: kept.requestKey, draft: kept.draft, attachments: attachedTo(files, text) },
        confirmation: offer?.confirmation ?? told.confirmation ?? '',
      });
      forgetForm('return');
      void navigate(`${href('/returns/status/')}#${declared.code}`);
    } catch (failure) {
      if (await readChanged(failure)) return;
      // The sums are others than were told: they are told again, and nothing is sent before they were read.
      if (failure instanceof ApiFailure && failure.code === 'withdrawal_changed')
        await api.post<ToldReturn>(buyerCalls.declare, toRequest(order, values)).then(onTold, () => undefined);
      refuse(tellRefusal(failure, text));
      throw failure;
    }
  });
  const send = async () => {
    const lacks = missingOf(told, values, files, text);
    if (lacks) return refuse(...lacks);
    await declare();
  };
  // Once it is declared it stays busy until its page has come.
  const isBusy = call.status === 'loading' || call.status === 'done';
  return { files, problems, attempt, isBusy, offer, isCard, answering, send };
}

export type Sending = ReturnType<typeof useSending>;

/** The way back that was chosen. */
const offerOf = ({ ways }: ToldReturn, values: ReturnValues) => ways.find(({ way }) => way === values.way);

/** What has to be said before it can be sent, and at which field. */
function missingOf(
  told: ToldReturn,
  values: ReturnValues,
  files: Uploads,
  text: Translate,
): [message: string, fieldId?: string] | null {
  const offer = offerOf(told, values);
  const [first] = told.ways;
  if (first && !offer) return [text('returns.way_missing'), wayId(first.way)];
  if (offer?.way === 'label' && values.postalCode.trim() === '')
    return [text('returns.postal_code_first'), postalCodeId];
  if (offer?.way === 'label' && values.dropPoint === '') return [text('returns.point_missing'), pointId];
  return isStuck(files) && !files.leaves ? [text('attach.files_stuck')] : null;
}
