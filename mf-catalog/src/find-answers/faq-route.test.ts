import { expect, it } from 'vitest';
import { load, opening } from '../testing/opening.ts';
import { route } from './faq-route.ts';

const topics = [{ title: 'Delivery', questions: [{ slug: 'time', question: 'How long?', answer: '<p>3 days</p>' }] }];

it('search engines read every question with its answer, under one address (ROUTE-67)', async () => {
  const { request } = opening('/faq/?q=days', {}, { '/api/faq/': () => Response.json({ topics }) });
  const data = await load(route, request);
  if (typeof data === 'string') throw new Error(data);
  const head = route.head?.(data, request);
  expect(head?.canonicalPath).toBe('/faq/');
  expect(head?.jsonLd).toMatchObject([
    {
      '@type': 'FAQPage',
      mainEntity: [{ '@type': 'Question', name: 'How long?', acceptedAnswer: { text: '<p>3 days</p>' } }],
    },
  ]);
});
