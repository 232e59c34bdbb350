export interface DemoCustomer {
  id: number;
  email: string;
  firstName: string;
  lastName: string;
  phone: string;
  address: string;
  postalCode: string;
  city: string;
  username: string | null;
  isStaff: boolean;
  isAdmin: boolean;
  isOrgUser: boolean;
  isClubMember: boolean;
  organisation: { name: string; vatNumber: string } | null;
  wishlist: readonly number[];
}

const person = (
  id: number,
  facts: Pick<DemoCustomer, 'email' | 'firstName' | 'lastName'> & Partial<DemoCustomer>,
): DemoCustomer => ({
  id,
  phone: `+358 40 555 01${String(id).padStart(2, '0')}`,
  address: 'Satakunnankatu 21 A 5',
  postalCode: '33100',
  city: 'Tampere',
  username: null,
  isStaff: false,
  isAdmin: false,
  isOrgUser: false,
  isClubMember: false,
  organisation: null,
  wishlist: [],
  ...facts,
});

/** The accounts of the demo (CONF-103 to CONF-107); all have `publishedPassword`. */
export const demoCustomers: readonly DemoCustomer[] = [
  person(1, {
    email: 'customer@havu.example',
    firstName: 'Aino',
    lastName: 'Lehtonen',
    wishlist: [3001, 3002, 3020, 3033],
  }),
  person(2, {
    email: 'club@havu.example',
    firstName: 'Eero',
    lastName: 'Koskinen',
    isClubMember: true,
    wishlist: [3009],
  }),
  person(3, {
    email: 'org@havu.example',
    firstName: 'Leena',
    lastName: 'Mäki',
    isOrgUser: true,
    organisation: { name: 'Suopolku Oy', vatNumber: 'FI12345671' },
  }),
  person(4, {
    email: 'staff@havu.example',
    firstName: 'Mikko',
    lastName: 'Salo',
    username: 'mikko.salo',
    isStaff: true,
  }),
  person(5, {
    email: 'admin@havu.example',
    firstName: 'Riikka',
    lastName: 'Niemi',
    username: 'riikka.niemi',
    isStaff: true,
    isAdmin: true,
  }),
];
