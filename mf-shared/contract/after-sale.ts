import { z } from 'zod';

/** Rules AFTER-22, AFTER-34, AFTER-36: the law's withdrawal, and the shop's return of unused goods. */
export const afterSaleKind = z.enum(['withdrawal', 'return']);
export type AfterSaleKind = z.infer<typeof afterSaleKind>;

/** Another variant instead of money (AFTER-60): `wanted` before it is declared, then where it is. */
export const exchangeBack = z.object({
  variantId: z.number().int(),
  /** Colour, size and type of the wanted variant. */
  name: z.string(),
  /** `due`: the return was accepted, and the difference is to be paid before it leaves (AFTER-95). */
  state: z.enum(['wanted', 'held', 'due', 'ordered', 'released']),
  /** Last day that it is kept while the return has not come, `YYYY-MM-DD`; where it is `due`, the last day to pay. */
  kept_until: z.string(),
  /** What its pieces cost more than what comes back, in the currency that was paid: to be paid once that is accepted. */
  extra: z.number(),
  /** The exchange's own order, once the return was accepted. */
  order_number: z.string().nullable(),
});
export type ExchangeBack = z.infer<typeof exchangeBack>;

export const linesBack = z.object({
  productId: z.number().int(),
  name: z.string(),
  amount: z.number().int(),
  /** Absent where money is wanted. */
  exchange: exchangeBack.optional(),
});

/** What a buyer declared. */
export const declaredWithdrawal = z.object({
  /** To be written on the parcel, `100123-1`. */
  reference: z.string(),
  kind: afterSaleKind,
  declared_at: z.string(),
  lines: z.array(linesBack),
  /** The money that goes back, `delivery` included, in the currency that was paid; null where it was not written down. */
  refund: z.number().nullable(),
  delivery: z.number(),
  /** What the way back costs; `refund` is without it. */
  fee: z.number(),
  /** Where to, how, until when and at whose cost the goods go back, in words. */
  way: z.string(),
  /** Null until the staff have handled it; `revoked`: it does not count, the goods are the buyer's. */
  outcome: z.enum(['refunded', 'closed', 'revoked']).nullable(),
});
export type DeclaredWithdrawal = z.infer<typeof declaredWithdrawal>;

/**
 * Where the pieces of a product are, each in one place (AFTER-121). `cancelled`: never left the shop; `declared`: to come
 * back, `on_way` with a tracking code; `back`: arrived, and not decided or in repair; then how it ended.
 */
export const piecesAfterSale = z.object({
  kept: z.number().int(),
  cancelled: z.number().int(),
  declared: z.number().int(),
  on_way: z.number().int(),
  back: z.number().int(),
  refused: z.number().int(),
  repaired: z.number().int(),
  exchanged: z.number().int(),
  refunded: z.number().int(),
});
export type PiecesAfterSale = z.infer<typeof piecesAfterSale>;
export type PieceAfterSale = keyof PiecesAfterSale;

/** What became of an order after it was sold. */
export const afterSale = z.object({
  /** What a declaration would be today; null when there is none to make. */
  kind: afterSaleKind.nullable(),
  /** Until when which right runs, or ran, in words. */
  deadlines: z.string(),
  /** Last days, `YYYY-MM-DD`; null before the delivery. The seller answers for faults at least until `complain_until`. */
  withdraw_until: z.string().nullable(),
  return_until: z.string().nullable(),
  complain_until: z.string().nullable(),
  /** The goods, each variant once: how many were bought, are declared to come back, and are complained about. */
  lines: z.array(
    z.object({
      productId: z.number().int(),
      bought: z.number().int(),
      withdrawn: z.number().int(),
      complained: z.number().int(),
      pieces: piecesAfterSale,
    }),
  ),
  /** For each line of the order, in their order: where those of its pieces are that are not simply its buyer's. */
  pieces_of_lines: z.array(z.array(z.object({ where: piecesAfterSale.keyof(), amount: z.number().int() }))),
  withdrawals: z.array(declaredWithdrawal),
});
export type AfterSale = z.infer<typeof afterSale>;
