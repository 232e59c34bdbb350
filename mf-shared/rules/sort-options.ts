/** In the order of the sort menu (spec: catalogue §9 Sort options). */
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
