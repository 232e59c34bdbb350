/** Where a place is told how it is got to: an address of the map service, which a phone opens in its own. Nothing of it is loaded here. */
export const directionsLink = (place: string): string =>
  `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: place })}`;
