/** Lines on a 24 × 24 field, as the house draws its icons. */
export const bulletListShape = 'M9.5 6.5H20M9.5 12H20M9.5 17.5H20M5 6.5v.01M5 12v.01M5 17.5v.01';
export const orderedListShape = 'M10 6.5h10M10 12h10M10 17.5h10M4.5 5.5 6 4.5V9M4.3 15.2c.9-1 2.6-.3 2.2.9L4.3 19h2.4';
export const deeperShape = 'M4 5.5h16M11 10h9M11 14h9M4 18.5h16M4 9.5l2.7 2.5L4 14.5';
export const higherShape = 'M4 5.5h16M11 10h9M11 14h9M4 18.5h16M6.7 9.5 4 12l2.7 2.5';
export const blockquoteShape = 'M10 7.5H5V13h5zM10 11c0 3-1.2 5-4 6M19.5 7.5h-5V13h5zM19.5 11c0 3-1.2 5-4 6';
export const horizontalRuleShape = 'M4 12h16';
export const tableShape = 'M4 5h16v14H4zM4 9.7h16M4 14.3h16M12 5v14';
export const undoShape = 'M8.5 5 4.5 9l4 4M5 9h9a5.2 5.2 0 0 1 0 10.4h-4';
export const redoShape = 'M15.5 5l4 4-4 4M19 9h-9a5.2 5.2 0 0 0 0 10.4h4';
export const linkShape =
  'M10.2 13.8a4 4 0 0 0 5.7 0l3-3a4 4 0 0 0-5.7-5.7l-1.3 1.3M13.8 10.2a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1.3-1.3';
export const imageShape = 'M4 5h16v14H4zM4 16.5l4.5-4.5 4 4 2.5-2.5 5 5M15.5 9.5v.01';
export const addRowShape = 'M4 4.5h16v7H4zM12 4.5v7M12 14.5v6M9 17.5h6';
export const addColumnShape = 'M4.5 4v16h7V4zM4.5 12h7M14.5 12h6M17.5 9v6';
export const deleteRowShape = 'M4 4.5h16v7H4zM12 4.5v7M9 17.5h6';
export const deleteColumnShape = 'M4.5 4v16h7V4zM4.5 12h7M14.5 12h6';
export const deleteTableShape = 'M4 5h16v14H4zM4 9.7h16M9.5 12.2l5 4.6M14.5 12.2l-5 4.6';
export const tabsShape = 'M4 9h16v10H4zM4 9V5h6v4M10 5h6v4';
export const productShape = 'M5 8h14l-1 12H6zM9 8V6.5a3 3 0 0 1 6 0V8';
export const addTabShape = 'M4 10h16v9H4zM4 10V5h6v5M17 3v5M14.5 5.5h5';
export const tabUpShape = 'M12 19V5M6.5 10.5 12 5l5.5 5.5';
export const tabDownShape = 'M12 5v14M6.5 13.5 12 19l5.5-5.5';
export const deleteTabShape = 'M4 10h16v9H4zM4 10V5h6v5M14.5 5.5h5';
export const leaveTabsShape = 'M4 4.5h16v8H4zM6 17h12M15.5 14.5 18 17l-2.5 2.5';
export const deleteTabsShape = 'M4 9h16v10H4zM4 9V5h6v4M9.5 11.8l5 4.6M14.5 11.8l-5 4.6';
