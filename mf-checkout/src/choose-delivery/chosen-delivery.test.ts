import type { DeliveryMethod } from 'mf-shared/contract';
import { describe, expect, it } from 'vitest';
import { chosenDelivery, settledChoice } from './chosen-delivery.ts';

const point = (id: string) => ({
  id,
  name: id,
  address: '',
  postalCode: '',
  city: '',
  openingHours: '',
  ...{ distanceMeters: null, eastMeters: null, northMeters: null },
});
const method = (slug: string, locations: string[]): DeliveryMethod => ({
  slug,
  name: slug,
  description: '',
  carrier: '',
  price: 0,
  kind: 'pickup_point',
  estimate: null,
  estimate_text: '',
  locations: locations.map(point),
});
const methods = [method('posti', ['near', 'far']), method('home', [])];
const form = (delivery_method: string, delivery_location: string) => ({ delivery_method, delivery_location });

describe('the chosen delivery', () => {
  it('is the first method and its nearest point before anything was chosen', () => {
    const chosen = chosenDelivery(methods, form('', ''));
    expect(settledChoice(chosen, form('', ''))).toEqual(form('posti', 'near'));
  });

  it('stays what was chosen', () => {
    const chosen = chosenDelivery(methods, form('posti', 'far'));
    expect(chosen.location?.id).toBe('far');
    expect(settledChoice(chosen, form('posti', 'far'))).toBeNull();
  });

  it('drops a pickup point that belongs to another method or postal code', () => {
    expect(settledChoice(chosenDelivery(methods, form('home', 'far')), form('home', 'far'))).toEqual(form('home', ''));
  });

  it('is nothing while no method is offered, and then leaves the form alone', () => {
    const chosen = chosenDelivery([], form('posti', 'far'));
    expect(chosen).toEqual({ method: null, location: null });
    expect(settledChoice(chosen, form('posti', 'far'))).toBeNull();
  });
});
