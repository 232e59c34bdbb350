import type { StoryEntry, StoryKind } from 'mf-shared/contract';

/** The order's own way to its buyer, or to its end. Everything else happens afterwards. */
const course: readonly StoryKind[] = [
  'ordered',
  'exchange_of',
  'invoiced',
  'confirmed',
  'paid',
  'not_paid',
  'packing',
  'ready',
  'at_pickup_point',
  'sent',
  'delivered',
  'cancellation_asked',
  'cancellation_refused',
  'cancelled',
];

export function partsOfStory<Entry extends Pick<StoryEntry, 'kind'>>(
  story: readonly Entry[],
): { course: Entry[]; afterwards: Entry[] } {
  const isCourse = ({ kind }: Entry) => course.includes(kind);
  return { course: story.filter(isCourse), afterwards: story.filter((entry) => !isCourse(entry)) };
}
