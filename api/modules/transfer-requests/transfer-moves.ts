import type { TransferStatus } from 'mf-shared/contract';

/** Goods that were sent arrive; what was not sent yet can be called off. */
const moves: Readonly<Record<TransferStatus, readonly TransferStatus[]>> = {
  requested: ['sent', 'cancelled'],
  sent: ['received'],
  received: [],
  cancelled: [],
};

export const nextTransferStatuses = (from: TransferStatus): readonly TransferStatus[] => moves[from];
