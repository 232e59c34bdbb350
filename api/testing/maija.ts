/** The buyer in tests, as the checkout's form has her. */
export const maija = {
  seller_name: '',
  seller_number: '',
  first_name: 'Maija',
  last_name: 'Meikäläinen',
  address: 'Satakunnankatu 21',
  postal_code: '33100',
  city: 'Tampere',
  phone: '040 123 4567',
  email: 'maija@example.fi',
};
