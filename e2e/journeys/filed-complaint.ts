import type { Page } from '@playwright/test';
import type { Complaint, ComplaintForm } from 'mf-shared/contract';
import { newestOrder } from './service.ts';
import { aino } from './shopper.ts';

/** Complains about every product of the order whose result page is open. @returns the complaint's number */
export async function fileComplaint(page: Page, orderNumber: string, wish: ComplaintForm['wish']): Promise<number> {
  const orderKey = /payment_ok\/[^/]+\/([^/?]+)/.exec(page.url())?.[1] ?? '';
  const { after_sale } = await newestOrder(page, orderNumber);
  const data = {
    ...{ salesChannel: 'S', orderNumber, orderKey, requestKey: crypto.randomUUID(), wish },
    ...{ customerName: 'Aino Virtanen', email: aino.email, phone: aino.phone },
    rows: after_sale.lines.map(({ productId }) => ({ productId, complaint: 'The zip sticks.' })),
  };
  const answer = await page.request.post('/api/reclamations/', { data, headers: { 'accept-language': 'en' } });
  return ((await answer.json()) as Complaint).number;
}
