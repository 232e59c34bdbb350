import { describe, expect, it } from 'vitest';
import type { PickupPointFact } from './checkout-facts.ts';
import { distanceMeters, nearPoints } from './near-points.ts';

const point = (
  id: string,
  postalCode: string,
  latitude: number,
  longitude: number,
  carrier = 'Posti',
): PickupPointFact => ({
  id,
  carrier,
  name: id,
  address: '',
  postalCode,
  city: '',
  openingHours: '',
  latitude,
  longitude,
});
const points = [
  point('helsinki', '00100', 60.17, 24.93),
  point('kallio', '00500', 60.185, 24.95),
  point('tampere', '33100', 61.5, 23.76),
  point('other carrier', '00100', 60.17, 24.93, 'UPS'),
];

describe('pickup points near a postal code', () => {
  it('the nearest comes first, with the carrier asked for', () => {
    expect(nearPoints('00100', points, 'Posti').map(({ id }) => id)).toEqual(['helsinki', 'kallio', 'tampere']);
  });

  it('an unknown code is placed by the codes that begin alike', () => {
    expect(nearPoints('33960', points, '')[0]?.id).toBe('tampere');
  });

  it('a code that is like none has no points', () => {
    expect(nearPoints('99999', points, '')).toEqual([]);
    expect(nearPoints('', points, '')).toEqual([]);
  });

  it('each lies as far east and north as its coordinates tell, and as far as its distance (CHECKOUT-80)', () => {
    const around = [
      point('middle', '33100', 61.5, 23.76),
      point('east', '33200', 61.5, 23.8),
      point('south', '33210', 61.48, 23.76),
    ];
    const [middle, east, south] = ['middle', 'east', 'south'].map((id) =>
      nearPoints('33100', around, '').find((each) => each.id === id),
    );
    expect(middle).toMatchObject({ eastMeters: 0, northMeters: 0 });
    expect(east).toMatchObject({ eastMeters: 2120, northMeters: 0, distanceMeters: 2100 });
    expect(south).toMatchObject({ eastMeters: 0, northMeters: -2220, distanceMeters: 2200 });
  });

  it('Helsinki is about 160 km from Tampere', () => {
    const [helsinki, , tampere] = points;
    if (!helsinki || !tampere) throw new Error('the points are others');
    expect(Math.round(distanceMeters(helsinki, tampere) / 1000)).toBe(161);
  });
});
