export const pageRouteId = 'page';
