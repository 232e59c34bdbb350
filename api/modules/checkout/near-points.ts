import { Cache } from 'mf-shared/rules/cache';
import type { PickupPointFact } from './checkout-facts.ts';
import type { DeliveryLocation } from './priced-cart.ts';

interface Place {
  latitude: number;
  longitude: number;
}

const mostPoints = 12;
/** Farther ones are listed only where there are few. */
const nearMeters = 40_000;
const fewPoints = 3;
const mostAnswers = 5000;
const earthRadiusMeters = 6_371_000;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

export function distanceMeters(one: Place, other: Place): number {
  const lat = radians(other.latitude - one.latitude);
  const lon = radians(other.longitude - one.longitude);
  const a =
    Math.sin(lat / 2) ** 2 +
    Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * Math.sin(lon / 2) ** 2;
  return 2 * earthRadiusMeters * Math.asin(Math.sqrt(a));
}

/** How far east and north a place lies of another, in tens of metres: enough for a map of a town. */
function offsetMeters(from: Place, to: Place): Pick<DeliveryLocation, 'eastMeters' | 'northMeters'> {
  const perRadian = (angle: number) => Math.round((angle * earthRadiusMeters) / 10) * 10;
  return {
    eastMeters: perRadian(radians(to.longitude - from.longitude) * Math.cos(radians(from.latitude))),
    northMeters: perRadian(radians(to.latitude - from.latitude)),
  };
}

type Points = readonly PickupPointFact[];

/** Answers about one list of points; they go when the list goes. */
class PointAnswers {
  readonly places = new Cache<Place | null>({ most: mostAnswers });
  readonly near = new Cache<readonly DeliveryLocation[]>({ most: mostAnswers });
}
const answers = new WeakMap<Points, PointAnswers>();

function answersAbout(points: Points): PointAnswers {
  const known = answers.get(points) ?? new PointAnswers();
  answers.set(points, known);
  return known;
}

/** Where a postal code is, as well as the points that share most of its beginning tell; null when none shares two signs. */
export function placeOfPostalCode(postalCode: string, points: Points): Place | null {
  const code = compact(postalCode);
  return answersAbout(points).places.getOrMake(code, () => findPlace(code, points));
}

function findPlace(code: string, points: Points): Place | null {
  for (let length = code.length; length >= 2; length -= 1) {
    const near = points.filter((point) => compact(point.postalCode).startsWith(code.slice(0, length)));
    if (near.length > 0)
      return {
        latitude: near.reduce((sum, point) => sum + point.latitude, 0) / near.length,
        longitude: near.reduce((sum, point) => sum + point.longitude, 0) / near.length,
      };
  }
  return null;
}

/** The nearest points, in hundreds of metres as the crow flies from the middle of the postal code's area. */
export function nearPoints(postalCode: string, points: Points, carrier: string): readonly DeliveryLocation[] {
  return answersAbout(points).near.getOrMake(`${compact(postalCode)} ${carrier}`, () =>
    findNear(postalCode, points, carrier),
  );
}

function findNear(postalCode: string, points: readonly PickupPointFact[], carrier: string): DeliveryLocation[] {
  const place = placeOfPostalCode(postalCode, points);
  if (!place) return [];
  return points
    .filter((point) => carrier === '' || point.carrier === carrier)
    .map((point) => ({ point, meters: distanceMeters(place, point) }))
    .sort((a, b) => a.meters - b.meters)
    .filter(({ meters }, index) => index < fewPoints || meters <= nearMeters)
    .slice(0, mostPoints)
    .map(({ point, meters }) => ({
      id: point.id,
      name: point.name,
      address: point.address,
      postalCode: point.postalCode,
      city: point.city,
      openingHours: point.openingHours,
      distanceMeters: Math.max(100, Math.round(meters / 100) * 100),
      ...offsetMeters(place, point),
    }));
}

const compact = (code: string) => code.toUpperCase().replace(/[\s-]/gu, '');
