import type { ComplaintEvent, ComplaintStatus } from 'mf-shared/contract';
import { expect, it } from 'vitest';
import { courseOfComplaint } from './course-of-complaint.ts';

const moved = (id: number, status: ComplaintStatus | null, signature = ''): ComplaintEvent => ({
  ...{ id, at: `2026-11-0${id}T10:00:00.000Z`, by: signature ? 'staff' : 'buyer', signature, status },
  ...{ body: 'words', is_internal: false, attachments: [] },
});

const status_at = '2026-11-01T10:00:00.000Z';

it('tells each move with its moment, and no letter that moved nothing', () => {
  const events = [moved(1, 'new-return'), moved(2, null), moved(3, 'processing-return', 'Outi')];
  const asked = {
    status: 'processing-return',
    status_at: '2026-11-03T10:00:00.000Z',
    answer_by: '2026-11-06',
  } as const;
  const course = courseOfComplaint({ events, ...asked });
  expect(course).toEqual([
    { key: '1', title: 'new-return', at: '2026-11-01T10:00:00.000Z', signature: '', by: null },
    { key: '3', title: 'processing-return', at: '2026-11-03T10:00:00.000Z', signature: 'Outi', by: null },
    { key: 'next', title: 'decision', at: null, signature: '', by: '2026-11-06' },
  ]);
});

it.each([
  ['new-return', 'processing-return'],
  ['processing-return', 'decision'],
  ['more_info-return', 'answer'],
  ['fixing-return', 'repaired'],
] as const)('tells after %s that %s comes', (status, next) => {
  const course = courseOfComplaint({ events: [moved(1, status)], status, status_at, answer_by: null });
  expect(course.at(-1)?.title).toBe(next);
});

it('tells by when a question is to be answered (AFTER-104)', () => {
  const status = 'more_info-return';
  const course = courseOfComplaint({ events: [moved(1, status)], status, status_at, answer_by: null });
  expect(course.at(-1)?.by).toBe('2026-11-15');
});

it.each(['processed-return', 'rejected-return'] as const)('ends with %s (AFTER-52, AFTER-54)', (status) => {
  const course = courseOfComplaint({ events: [moved(1, status)], status, status_at, answer_by: null });
  expect(course).toHaveLength(1);
});
