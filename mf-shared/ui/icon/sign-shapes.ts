const circle = 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Z';

// What nearly every page draws.

export const alertIcon = `${circle}M12 7.5v5M12 16v.01` as const;
export const arrowLeftIcon = 'M19 12H5m6-6-6 6 6 6';
export const arrowRightIcon = 'M5 12h14m-6-6 6 6-6 6';
export const arrowUpIcon = 'M12 19V5m-6 6 6-6 6 6';
export const checkIcon = 'm5 12.5 4.5 4.5L19 7.5';
export const chevronDownIcon = 'm6 9 6 6 6-6';
export const chevronLeftIcon = 'm15 6-6 6 6 6';
export const chevronRightIcon = 'm9 6 6 6-6 6';
export const closeIcon = 'm6 6 12 12M18 6 6 18';
export const doneIcon = `${circle}M8 12.3l2.8 2.7 5.2-5.8` as const;
export const filterIcon = 'M4 7h8m4 0h4m-6-2.5v5M4 17h4m4 0h8m-10-2.5v5';
export const gridLargeIcon = 'M3.5 3.5h17v17h-17zM12 3.5v17M3.5 12h17';
export const gridSmallIcon = 'M3.5 3.5h17v17h-17zM9.2 3.5v17m5.6-17v17M3.5 9.2h17m-17 5.6h17';
export const heartIcon =
  'M12 20.3C5.7 16 3 12.7 3 9.2 3 6.6 5 4.7 7.4 4.7c1.9 0 3.6 1.1 4.6 3 1-1.9 2.7-3 4.6-3C19 4.7 21 6.6 21 9.2c0 3.5-2.7 6.8-9 11.1Z';
export const infoIcon = `${circle}M12 11v5.5m0-9v.01` as const;
export const menuIcon = 'M4 6h16M4 12h16M4 18h16';
export const minusIcon = 'M5 12h14';
export const plusIcon = 'M12 5v14M5 12h14';
export const returnIcon = 'M8.5 4 4 8.5 8.5 13M4 8.5h10.5a5.25 5.25 0 0 1 0 10.5H8';
export const searchIcon = 'M10.5 17.5a7 7 0 1 0 0-14 7 7 0 0 0 0 14Zm5-2L21 21';
export const warningIcon = 'M12 4 2.8 20h18.4zm0 6v4.5m0 2.7v.01';
