import type { DeliveryMethod } from 'mf-shared/contract';

export type PickupPoint = DeliveryMethod['locations'][number];

export interface ChosenDelivery {
  method: DeliveryMethod | null;
  location: PickupPoint | null;
}

/**
 * What the form's choice means among the methods now offered. A choice that is no longer offered falls back to the
 * first method, and a pickup point that is gone to the nearest one: the service lists the best first.
 */
export function chosenDelivery(
  methods: readonly DeliveryMethod[],
  form: { delivery_method: string; delivery_location: string },
): ChosenDelivery {
  const method = methods.find(({ slug }) => slug === form.delivery_method) ?? methods[0] ?? null;
  const location = method?.locations.find(({ id }) => id === form.delivery_location) ?? method?.locations[0] ?? null;
  return { method, location };
}

/** Everything but a parcel to the door needs a place to pick it up from. */
export function lacksLocation({ method, location }: ChosenDelivery): boolean {
  return method !== null && method.kind !== 'home' && location === null;
}

/** What to write into the form so that it says what is shown; null when it says so already. */
export function settledChoice(
  chosen: ChosenDelivery,
  form: { delivery_method: string; delivery_location: string },
): { delivery_method: string; delivery_location: string } | null {
  if (!chosen.method) return null;
  const settled = { delivery_method: chosen.method.slug, delivery_location: chosen.location?.id ?? '' };
  const isSame =
    settled.delivery_method === form.delivery_method && settled.delivery_location === form.delivery_location;
  return isSame ? null : settled;
}
