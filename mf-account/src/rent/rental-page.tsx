import type { PageProps } from 'mf-shared/router';
import { BookRental } from './book-rental.tsx';
import { CancelRental } from './cancel-rental.tsx';
import { PartnerFrame } from './partner-frame.tsx';
import { RentalFront } from './rental-front.tsx';
import type { RentalData } from './rental-route.ts';

export function RentalPage({ data: { step, offer } }: PageProps<RentalData>) {
  if (step === 'cancel') return <CancelRental />;
  if (step === 'front') return <RentalFront offer={offer} />;
  return offer.partnerUrl === null ? <BookRental offer={offer} /> : <PartnerFrame url={offer.partnerUrl} />;
}
