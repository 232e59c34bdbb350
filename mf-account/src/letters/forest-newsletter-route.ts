import { letterRoute } from './letter-routes.ts';

export const route = letterRoute('forest');
