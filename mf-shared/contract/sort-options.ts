/** In the order of the sort menu (LIST-33 to LIST-40). */
export const sortOptions = [
  'default',
  'popular',
  'newest',
  'stars',
  'offers',
  'lowest',
  'highest',
  'alphabetical',
] as const;
