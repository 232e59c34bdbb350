import { sql } from 'kysely';
import { lateSince } from 'mf-shared/rules/case-age';
import { largeCaseMinor } from 'mf-shared/rules/large-case';
import { isHeld } from '../case-holders/hold-case.ts';

/** Since when a return is where it is. */
export const stageAt = sql<Date>`coalesce(returns.stage_at, returns.declared_at)`;

/**
 * What is for the shop to do (AFTER-93): it waits neither for an answer nor for goods that are on their way. A withdrawal
 * whose parcel was sent provably is to be paid (AFTER-79).
 */
export const isToDo = () => sql<boolean>`(returns.outcome IS NULL AND CASE returns.stage
  WHEN 'more_info-return' THEN FALSE
  WHEN 'new-return' THEN NOT returns.has_left OR (returns.kind = 'withdrawal' AND returns.tracking_code <> '')
  ELSE TRUE END)`;
/** Goods that are on their way are not late: the shop waits for them (AFTER-93). */
export const isLate = () =>
  sql<boolean>`(${stageAt} <= ${lateSince(Date.now())} AND (returns.stage <> 'new-return' OR NOT returns.has_left))`;

/** The currency of the payment that a return's money goes back to. */
export const currency = sql<string>`coalesce((
  SELECT p.currency FROM payments p WHERE p.order_id = returns.order_id AND p.part_of IS NULL
  ORDER BY p.created_at DESC LIMIT 1), 'eur')`;
/** Much money is at stake (AFTER-99). */
export const isLarge = () =>
  sql<boolean>`(returns.refund_minor > CASE ${currency} WHEN 'sek' THEN ${largeCaseMinor.sek}::int ELSE ${largeCaseMinor.eur}::int END)`;

export const heldBy = (by: 'me' | 'nobody', actorId: number) => isHeld('return', sql`returns.id`, by, actorId);
