import type { RentalOffer } from 'mf-shared/contract';
import { ApiFailure } from 'mf-shared/http';
import { defineRoute, PageError } from 'mf-shared/router';
import { RentalPage } from './rental-page.tsx';

export type RentalStep = 'front' | 'book' | 'cancel';

export interface RentalData {
  step: RentalStep;
  offer: RentalOffer;
}

const stepOf = (path: string): RentalStep =>
  path === '/rental/rentle/' ? 'book' : path === '/rental/cancel/' ? 'cancel' : 'front';

/** What the stores rent out, its reservation, and the mailed link that cancels one (ROUTE-54, RENTAL-1). */
export const route = defineRoute<RentalData>({
  reads: [],
  async loader({ api, path, signal, text }) {
    const step = stepOf(path);
    const closed = () => new PageError(404, text('rental.closed'));
    const offer = await api.get<RentalOffer>('/api/rental/', { signal }).catch((error: unknown) => {
      throw error instanceof ApiFailure && error.status === 404 ? closed() : error;
    });
    // A reservation that was made before can be cancelled all the same.
    if (step !== 'cancel' && offer.partnerUrl === null && offer.products.length === 0) throw closed();
    return { step, offer };
  },
  Component: RentalPage,
  head: ({ step }, { text }) => ({
    title: text(`rental.${step}_title`),
    description: text('rental.lead'),
    noindex: step === 'cancel',
  }),
});
